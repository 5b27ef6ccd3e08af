import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All rules of the levels that the portal keeps, and the experimental one that a visible label is in the name. */
const everyRule = {
  runOnly: { type: 'tag' as const, values: tags },
  rules: { 'label-content-name-mismatch': { enabled: true } },
};

/** The rules that another choice of colours can break. */
const colourRules = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } };

/** Violations by rule and element. */
export async function accessibilityFaults(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  // Colours are measured when nothing fades in any more.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const { violations } = await new AxeBuilder({ page })
    .options(rules === 'all' ? everyRule : colourRules)
    // The dialog library's own guards: whoever gets there by Tab is sent on at once.
    .exclude('[data-headlessui-focus-guard]')
    // The portal has no frames: its results need not be gathered in a page of their own, which takes half of the time.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
