import { expect } from '@playwright/test';
import { signIn } from '@portal/scripts/browser/signIn.ts';
import { firefox } from './firefox';
import { withoutSpace } from '../e2e/printedPages';
import { test } from './test';
import { webkit } from './webkit';

/** Runs in the page. */
const originsOfArticles = `[...document.querySelectorAll('article')].map(
  (article) => [...article.querySelectorAll(':scope > div > bdi, h3')].map((part) => part.textContent).join(''))`;

const deepLink = '/reports/renewable-energy?from=mail#top';

for (const engine of [firefox, webkit]) {
  const missing = engine.missing();
  // CI installs every engine, and fails without one.
  const isSkipped = missing !== undefined && !('CI' in process.env);
  // The list of tests does not show why one was skipped.
  test.describe(isSkipped ? `${engine.name}, skipped: ${missing}` : engine.name, () => {
    test.skip(isSkipped);
    // A browser takes up to ten seconds to start on a busy machine.
    test.setTimeout(120_000);

    test('R-10, S-13, S-17, S-27, S-30, S-44, S-53, S-66 a reader signs in from a deep link, reads a report, an older one and another, prints that and the briefing, and signs out', async ({
      arriveAt,
    }) => {
      const reader = await arriveAt(engine);
      const { page, login, report, history, bar, list, userMenu } = reader;
      await reader.open(deepLink);
      await signIn(page, 'Ada');
      await report.summary.waitFor();
      await reader.heading('Renewable Energy').waitFor();
      expect(await reader.path()).toBe(deepLink);

      await report.historyButton.click();
      await history.link('Wed Nov 18, 2026').click();
      await page.getByText('Wed, November 18, 2026').waitFor();
      await history.panel.waitFor({ state: 'hidden' });
      expect(await reader.path()).toBe('/reports/renewable-energy/20261118');

      await bar.reports.click();
      await list.link('Semiconductors').click();
      await reader.heading('Semiconductors').waitFor();
      await report.summary.waitFor();
      expect(await reader.path()).toBe('/reports/semiconductors');

      const origins = (await reader.tab.run(originsOfArticles)) as string[];
      const sheets = await reader.print();
      // A title keeps its badge.
      for (const origin of sheets ? origins : [])
        expect(sheets?.filter((text) => text.includes(withoutSpace(origin)))).toHaveLength(1);
      await reader.open('/');
      await page.getByText('Olive oil prices').waitFor();
      // Nothing is moved whole to a sheet of its own.
      expect((await reader.print())?.[0] ?? 'Semiconductors').toContain('Semiconductors');

      await userMenu.signOut();
      await login.button.waitFor();
      await report.summary.waitFor({ state: 'hidden' });
      await userMenu.button.waitFor({ state: 'hidden' });
      expect(reader.tab.faults() ?? []).toEqual([]);
    });

    test('F-70, T-11 a reader whose browser keeps no data stays at the login view, with advice and without a cookie', async ({
      arriveAt,
    }) => {
      const reader = await arriveAt(engine, { keepsData: false });
      await reader.open(deepLink);
      await reader.login.button.click();
      await reader.login.storageBlocked.waitFor();

      expect(await reader.path()).toBe(deepLink);
      expect(await reader.tab.run('document.cookie')).toBe('');
      const faults = reader.tab.faults();
      if (faults) expect(faults).toEqual([expect.stringContaining('[portal] auth.start')]);
    });
  });
}
