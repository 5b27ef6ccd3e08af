import { PortalPages } from '@portal/scripts/browser/PortalPages.ts';
import { signIn } from '@portal/scripts/browser/signIn.ts';
import { startDevelopment, type Development } from './startDevelopment';
import { expect, test as base } from './test';

const minutes = 60_000;

/** Starts `npm start` with these words; it ends with the walk. */
const test = base.extend<{ start: (...words: string[]) => Promise<Development> }>({
  start: [
    async ({}, provide) => {
      const started: Development[] = [];
      await provide(async (...words) => {
        const development = await startDevelopment(...words);
        started.push(development);
        return development;
      });
      for (const development of started) await development.stop();
    },
    { timeout: minutes },
  ],
});
test.setTimeout(5 * minutes);

declare global {
  interface Window {
    /** Set by the walk; a page that was loaded anew does not have it. */
    sameDocument?: boolean;
  }
}

const texts = 'remote-reports/src/texts/reportTexts.ts';

/** An edit is compiled before it is seen. */
const compiled = { timeout: minutes };

test('a remote and the host from their sources: edits appear in the open page, whose state is kept on both sides', async ({
  page,
  start,
}) => {
  const development = await start('reports', '--in-host');
  const { userMenu, report, history } = new PortalPages(page);
  const loads: string[] = [];
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.goto(`${development.origin}/reports/renewable-energy`);
  await signIn(page, 'Ada');
  await expect(report.summary).toBeVisible();
  await page.evaluate(() => {
    window.sameDocument = true;
  });
  page.on('framenavigated', (frame) => loads.push(frame.url()));

  await userMenu.button.click();
  await expect(userMenu.menu).toBeVisible();
  development.edit(texts, "print: 'Print'", "print: 'On paper'");
  await expect(page.getByRole('button', { name: 'On paper' })).toBeVisible(compiled);
  await expect(userMenu.menu).toBeVisible();
  development.edit('host/src/texts/barSurfaceTexts.ts', "signOut: 'Sign out'", "signOut: 'Leave'");
  await expect(page.getByRole('menuitem', { name: 'Leave' })).toBeVisible(compiled);
  await page.keyboard.press('Escape');

  await report.historyButton.click();
  await expect(history.heading).toBeVisible();
  development.edit(texts, "history: 'Older Reports'", "history: 'Earlier Ones'");
  await expect(page.getByText('Earlier Ones')).toBeVisible(compiled);
  await expect(history.heading).toBeVisible();
  development.edit('host/src/components/Logo.tsx', '<Name>{company}</Name>', '<Name>The {company}</Name>');
  await expect(page.getByText('The Harbourline Group', { exact: true })).toBeVisible(compiled);
  await expect(history.heading).toBeVisible();

  expect(await page.evaluate(() => window.sameDocument)).toBe(true);
  expect(loads).toEqual([]);
  expect(thrown).toEqual([]);
});

test('a remote alone: the reports are there without a sign-in, edits appear in the open page, and its samples answer calls of its own', async ({
  page,
  start,
}) => {
  const development = await start('reports');
  const { list, report, history } = new PortalPages(page);
  await page.goto(`${development.origin}/reports/renewable-energy`);
  await expect(report.summary).toBeVisible();
  await report.historyButton.click();
  await expect(history.heading).toBeVisible();
  development.edit(texts, "history: 'Older Reports'", "history: 'Earlier'");
  await expect(page.getByText('Earlier', { exact: true })).toBeVisible(compiled);
  await expect(history.heading).toBeVisible();

  await page.goto(development.origin);
  await expect(list.heading).toBeVisible();
  await expect(list.links.first()).toBeVisible();

  const samples = 'remote-reports/src/testing/samples.ts';
  const item = `{ slug: 'mine', name: 'A report of ours', modified_at: '2026-01-02' }`;
  development.add(samples, `export const samples = { '/ai/own/list': () => ({ reports: [${item}] }) };\n`);
  development.edit(
    'remote-reports/src/api/fetchReportList.ts',
    'http.get(portal.screens.ReportListScreen.firstCall,',
    "http.get('/ai/own/list',",
  );
  await expect(async () => {
    await page.goto(development.origin);
    await expect(page.getByRole('link', { name: 'A report of ours' })).toBeVisible({ timeout: 5_000 });
  }).toPass(compiled);

  development.edit(samples, 'A report of ours', 'Another of ours');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Another of ours' })).toBeVisible();
});

test('remote-auth alone: the login view is there, and says that it cannot sign in', async ({
  page,
  start,
}) => {
  const development = await start('auth');
  const { login } = new PortalPages(page);
  await page.goto(development.origin);
  await login.button.click();
  await expect(page.getByText('Sign-in could not be started. Please try again.')).toBeVisible();
});
