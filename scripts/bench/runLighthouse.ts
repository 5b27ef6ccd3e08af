import lighthouse, { defaultConfig, desktopConfig, type Flags, type Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { ensureChromium } from '#browser/ensureChromium.ts';
import type { Screen } from '#browser/screens.ts';
import { failedAudits } from './failedAudits.ts';
import { lighthouseRow } from './lighthouseRow.ts';
import { openSignedPage } from './openSignedPage.ts';
import type { Signed } from './measure.ts';

const formFactors = [
  ['mobile', defaultConfig],
  ['desktop', desktopConfig],
] as const;
const flags: Flags = {
  onlyCategories: ['performance', 'accessibility', 'best-practices'],
  // Else the tokens would be gone.
  disableStorageReset: true,
  logLevel: 'error',
};
const goals = 'Goals: performance 95 mobile and 99 desktop, accessibility and best practices 100.';

/** Prints what Lighthouse says of each screen on a phone and on a desktop. @param trust word that makes Chromium trust the portal */
export async function runLighthouse(
  portal: Signed,
  trust: string,
  { screens, runs, isQuick }: { screens: Screen[]; runs: number; isQuick: boolean },
): Promise<void> {
  const rows: Record<string, Record<string, number>> = {};
  const failed: string[] = [];
  for (const screen of screens) {
    for (const [formFactor, config] of isQuick ? formFactors.slice(0, 1) : formFactors) {
      const results: Result[] = [];
      for (let run = 0; run < runs; run += 1) results.push(await runOnce(portal, trust, screen, config));
      const name = `${screen.name}, ${formFactor}`;
      rows[name] = lighthouseRow(results);
      failed.push(...failedAudits(results).map((audit) => `${name}: ${audit}`));
    }
  }
  console.log(`\nLighthouse, median of ${String(runs)} runs. ${goals}`);
  console.table(rows);
  console.log(failed.length > 0 ? `Below 1 in a run:\n${failed.join('\n')}` : 'No audit is below 1.');
}

/** A browser for each run: what one has kept of the portal would make the next one faster. */
async function runOnce(
  portal: Signed,
  trust: string,
  { path, content, isSignedOut }: Screen,
  config: typeof desktopConfig,
): Promise<Result> {
  const browser = await puppeteer.launch({
    executablePath: ensureChromium(),
    headless: 'shell',
    args: [trust, '--no-sandbox'],
  });
  try {
    const page = await openSignedPage(browser, portal, isSignedOut);
    const outcome = await lighthouse(`${portal.origin}${path}`, flags, config, page);
    const fault = outcome ? outcome.lhr.runtimeError?.message : 'it says nothing';
    if (!outcome || fault !== undefined) throw new Error(`Lighthouse failed at ${path}: ${String(fault)}.`);
    if (!(await page.$(content))) throw new Error(`Lighthouse saw no "${content}" at ${path}.`);
    return outcome.lhr;
  } finally {
    await browser.close();
  }
}
