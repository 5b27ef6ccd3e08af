import type { Browser } from 'playwright-core';
import { openBrowser } from './openBrowser';
import { startDevelopment, type Development } from './startDevelopment';

declare global {
  interface Window {
    /** Set by the test; a page that was loaded anew does not have it. */
    sameDocument?: boolean;
  }
}

const minutes = 60_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('a remote and the host from their sources, the other remote from its build', () => {
  let development: Development;
  beforeAll(async () => {
    development = await startDevelopment('reports', '--in-host');
  }, 5 * minutes);
  afterAll(() => development.stop());

  test(
    'edits appear in the open page, whose state is kept on both sides',
    async () => {
      const page = await browser.newPage();
      const loads: string[] = [];
      const thrown: string[] = [];
      page.on('pageerror', ({ message }) => thrown.push(message));
      await page.goto(`${development.origin}/reports/renewable-energy`);
      await page.getByRole('button', { name: /^Login With/ }).click();
      await page.getByRole('button', { name: /Ada/ }).click();
      await page.getByRole('heading', { level: 1, name: 'Renewable Energy' }).waitFor();
      await page.evaluate(() => {
        window.sameDocument = true;
      });
      page.on('framenavigated', (frame) => loads.push(frame.url()));

      const userMenu = page.getByRole('menu');
      await page.getByRole('button', { name: /^Open user menu/ }).click();
      await userMenu.waitFor();
      development.edit('remote-reports/src/components/ReportTools.tsx', '\n        Print\n', ' On paper ');
      await page.getByRole('button', { name: 'On paper' }).waitFor();
      expect(await userMenu.isVisible()).toBe(true);
      development.edit('host/src/components/UserMenu.tsx', '\n              Sign out\n', 'Leave');
      await page.getByRole('menuitem', { name: 'Leave' }).waitFor();
      await page.keyboard.press('Escape');

      const history = page.getByRole('heading', { name: 'Report History' });
      await page.getByRole('button', { name: 'Older Reports' }).click();
      await history.waitFor();
      development.edit(
        'remote-reports/src/components/OlderReports.tsx',
        '\n        Older Reports\n',
        'Earlier Ones',
      );
      await page.getByText('Earlier Ones').waitFor();
      expect(await history.isVisible()).toBe(true);
      development.edit(
        'host/src/components/Logo.tsx',
        '<Name>{company}</Name>',
        '<Name>The {company}</Name>',
      );
      await page.getByText('The Harbourline Group', { exact: true }).waitFor();
      expect(await history.isVisible()).toBe(true);

      expect(await page.evaluate(() => window.sameDocument)).toBe(true);
      expect(loads).toEqual([]);
      expect(thrown).toEqual([]);
      await page.close();
    },
    2 * minutes,
  );
});

describe('a remote alone', () => {
  let development: Development;
  afterEach(() => development.stop());

  test(
    'the reports are there without a sign-in, and edits appear in the open page',
    async () => {
      development = await startDevelopment('reports');
      const page = await browser.newPage();
      await page.goto(`${development.origin}/reports/renewable-energy`);
      await page.getByRole('heading', { level: 1, name: 'Renewable Energy' }).waitFor();
      await page.getByRole('button', { name: 'Older Reports' }).click();
      await page.getByRole('heading', { name: 'Report History' }).waitFor();
      development.edit(
        'remote-reports/src/components/OlderReports.tsx',
        '\n        Older Reports\n',
        'Earlier',
      );
      await page.getByText('Earlier', { exact: true }).waitFor();
      expect(await page.getByRole('heading', { name: 'Report History' }).isVisible()).toBe(true);

      await page.goto(development.origin);
      await page.getByRole('heading', { level: 1, name: 'Media Monitoring Reports' }).waitFor();
      await page
        .getByRole('link', { name: /Renewable Energy/ })
        .first()
        .waitFor();
      await page.close();
    },
    5 * minutes,
  );

  test(
    'the login view is there, and says that it cannot sign in',
    async () => {
      development = await startDevelopment('auth');
      const page = await browser.newPage();
      await page.goto(development.origin);
      await page.getByRole('button', { name: 'Login With Okta' }).click();
      await page.getByText('Sign-in could not be started. Please try again.').waitFor();
      await page.close();
    },
    5 * minutes,
  );
});
