import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { eventually } from './eventually';
import { OpenTab } from './OpenTab';
import { shipReports } from './shipReports';
import { withPortal } from './withPortal';

const stage = withPortal();
const report = '/reports/renewable-energy';

const openList = async () => OpenTab.open(await stage.arriveSignedIn(), '/reports');
const told = ({ page }: OpenTab) =>
  page.getByRole('main').getByText('This report is not available right now.', { exact: true });

/** Somebody has cleaned up too thoroughly: the code of the report screen is gone. */
function removeReportScreen(build: string): void {
  const folder = path.join(stage.portal.directory, 'apps/remote-reports', build);
  const files = readdirSync(folder).filter((file) => file.startsWith('__federation_expose_ReportScreen.'));
  expect(files).not.toEqual([]);
  for (const file of files) rmSync(path.join(folder, file));
}

test('a file that is gone loads the page again, once, at the same address', async () => {
  const old = await shipReports(stage.portal);
  const tab = await openList();
  const newer = await shipReports(stage.portal);
  removeReportScreen(old.build);

  await tab.openReport();
  await tab.openHistory(newer.title);
  expect(tab.reader.path()).toBe(report);
  expect(tab.documents).toBe(2);
  expect(tab.builds()).toEqual([old.build, newer.build]);
});

test('a file that is gone again is told, and nothing loops', async () => {
  const old = await shipReports(stage.portal);
  const stale = readFileSync(path.join(stage.portal.directory, 'index.html'), 'utf8');
  const tab = await openList();
  const newer = await shipReports(stage.portal);
  removeReportScreen(old.build);
  // Something between the reader and the portal gives the page of yesterday to whoever loads it.
  await tab.page.route(`**${report}`, (route) => route.fulfill({ contentType: 'text/html', body: stale }));

  await tab.card().click();
  await eventually(() => tab.documents, 2);
  await told(tab).waitFor();
  // The first refusals came before anybody listened.
  await tab.notice().waitFor();
  const looks = tab.looks;
  await tab.page.getByRole('button', { name: 'Try again' }).click();
  await eventually(() => tab.looks > looks, true);
  await told(tab).waitFor();
  await tab.page.waitForLoadState('networkidle');
  expect(tab.documents).toBe(2);

  await tab.page.unroute(`**${report}`);
  await tab.page.getByRole('button', { name: 'Use it now' }).click();
  await tab.openHistory(newer.title);
  expect(tab.documents).toBe(3);
});

test('a file that is missing in what is live is told, and nothing is loaded again', async () => {
  const { build } = await shipReports(stage.portal);
  const tab = await openList();
  removeReportScreen(build);

  await tab.card().click();
  await told(tab).waitFor();
  await eventually(() => tab.looks > 0, true);
  await tab.page.waitForLoadState('networkidle');
  expect(tab.documents).toBe(1);
  expect(await tab.notice().count()).toBe(0);
});

test('without a network nothing is looked up and nothing loaded again', async () => {
  await shipReports(stage.portal);
  const tab = await openList();
  await shipReports(stage.portal);
  await tab.reader.context.setOffline(true);
  await tab.page.clock.fastForward('05:00');
  await tab.focus();
  await tab.card().click();
  await told(tab).waitFor();
  expect([tab.looks, tab.documents]).toEqual([0, 1]);

  await tab.reader.context.setOffline(false);
  await tab.comeBackAfter(0, () => tab.notice().isVisible());
  await tab.page.getByRole('button', { name: 'Try again' }).click();
  await tab.reader.heading('Renewable Energy').waitFor();
  expect(tab.documents).toBe(1);
});
