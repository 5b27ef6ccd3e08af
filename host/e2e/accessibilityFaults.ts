import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Violations by rule and element. The page's policy keeps axe out: the walk arrives with `bypassCSP`. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Colours are measured when nothing fades in any more.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // The menu library's own guards: whoever gets there by Tab is sent on at once.
    .exclude('[data-headlessui-focus-guard]')
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
