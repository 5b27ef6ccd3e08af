import type { Sight } from './Sight.ts';

/** Runs in the browser, beside axe: everything that it needs stands inside. */
export async function brokenRules(): Promise<Sight['violations']> {
  interface Axe {
    run: (
      context: unknown,
      options: unknown,
    ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  }
  const { axe } = globalThis as unknown as { axe: Axe };
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await axe.run(
    { exclude: [['[data-headlessui-focus-guard]']] },
    {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
      iframes: false,
      selectors: false,
    },
  );
  return Object.fromEntries(
    violations.map(({ id, nodes }) => [id, { count: nodes.length, example: nodes[0]?.html ?? '' }]),
  );
}
