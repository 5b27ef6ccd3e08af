import { readFileSync } from 'node:fs';
import type { Reader } from './Reader';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/** What axe objects to, by rule and element. The page's policy keeps axe out: open it with `bypassCSP`. */
export async function axeObjections({ page }: Reader): Promise<string[]> {
  // What fades in is judged when it is there.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    (
      globalThis as unknown as { axe: { run: (context: object, options: object) => Promise<AxeResults> } }
    ).axe.run(
      // The menu library's own guards: whoever gets there by Tab is sent on at once.
      { exclude: [['[data-headlessui-focus-guard]']] },
      {
        // The two letters of the avatar are a picture of the reader: the button around them is named in words.
        rules: { 'label-content-name-mismatch': { enabled: false } },
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    ),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
