import { ReleaseNotice } from '@portal/scripts/browser/ReleaseNotice.ts';
import { pressTo } from '../e2e/focusStops';
import { OpenTab } from '../e2e/OpenTab';
import { rollBackReports, shipReports } from './shipReports';
import { expect, test } from '../e2e/test';

// These walks ship, so their portal is their own.
test.use({ portalOptions: {} });

const report = '/reports/renewable-energy';

test('a tab keeps its release, says quietly that a newer one is ready, and takes it over at a press', async ({
  arriveSignedIn,
  portal,
}) => {
  const old = await shipReports(portal);
  const tab = await OpenTab.openForDays(await arriveSignedIn(), '/reports');
  const { reader, page } = tab;
  const newer = await shipReports(portal);
  await tab.focus();
  await tab.openReport();
  await tab.openHistory(old.title);
  expect(tab.builds()).toEqual([old.build]);
  expect(tab.looks).toBe(0);

  const screen = async () => [await reader.text(), await reader.main.boundingBox(), await reader.focused()];
  await reader.untilQuiet();
  await expect(reader.report.historyButton).toBeFocused();
  const before = await screen();
  await tab.seeNotice();
  expect(await screen()).toEqual(before);
  await expect(page.getByRole('status')).toHaveText(ReleaseNotice.text);

  await tab.focus();
  await reader.bar.reports.click();
  await tab.openReport();
  await tab.openHistory(old.title);
  expect([tab.looks, tab.documents]).toEqual([1, 1]);
  expect(tab.builds()).toEqual([old.build]);

  await reader.releaseNotice.reloadButton.click();
  await tab.openHistory(newer.title);
  await expect(page).toHaveURL(report);
  expect(tab.builds()).toEqual([old.build, newer.build]);
  await tab.settle();
  await expect(tab.notice).toBeHidden();
  expect(tab.documents).toBe(2);
  expect(tab.refused).toEqual([]);
  expect(reader.faults()).toEqual([]);
});

test('the line hides nothing that the Tab key leads to', async ({ arriveSignedIn, portal }) => {
  const tab = await OpenTab.openForDays(await arriveSignedIn({ reducedMotion: 'reduce' }), report);
  await shipReports(portal);
  await tab.seeNotice();
  for (let stops = 0; stops < 50; stops += 1) await pressTo(tab.reader, /^/);
  expect(await tab.page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('the line that was dismissed stays away for this release, and comes for the next one', async ({
  arriveSignedIn,
  portal,
}) => {
  const tab = await OpenTab.openForDays(await arriveSignedIn(), '/reports');
  await shipReports(portal);
  await tab.seeNotice();
  await tab.reader.releaseNotice.dismissButton.click();
  await expect(tab.notice).toBeHidden();

  await tab.comeBackLater(() => tab.looks === 2);
  await tab.reader.untilQuiet();
  await expect(tab.notice).toBeHidden();

  await shipReports(portal);
  await tab.seeNotice();
  await tab.reader.context.setOffline(true);
  await expect(tab.notice).toBeHidden();
  await tab.reader.context.setOffline(false);
  await expect(tab.notice).toBeVisible();
});

test('a tab that was hidden for an hour takes over what is live on the way to the next address', async ({
  arriveSignedIn,
  portal,
}) => {
  const tab = await OpenTab.openForDays(await arriveSignedIn(), '/reports');
  const { reader, page } = tab;
  const newer = await shipReports(portal);
  await tab.setVisible(false);
  await page.clock.fastForward('01:00:00');
  await tab.focus();
  expect(tab.looks).toBe(0);
  await tab.setVisible(true);
  await expect(tab.notice).toBeVisible();
  expect(tab.documents).toBe(1);

  await tab.openReport();
  await tab.openHistory(newer.title);
  await expect(page).toHaveURL(report);
  expect(tab.builds()[1]).toBe(newer.build);
  expect(tab.documents).toBe(2);
  await tab.settle();
  await expect(tab.notice).toBeHidden();

  await page.goBack();
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
  await expect(page).toHaveURL('/reports');
  expect(tab.documents).toBe(2);
  expect(tab.refused).toEqual([]);
  expect(reader.faults()).toEqual([]);
});

test('a shorter absence takes nothing over by itself', async ({ arriveSignedIn, portal }) => {
  const old = await shipReports(portal);
  const tab = await OpenTab.openForDays(await arriveSignedIn(), '/reports');
  await shipReports(portal);
  await tab.setVisible(false);
  await tab.page.clock.fastForward('59:00');
  await tab.setVisible(true);
  await expect(tab.notice).toBeVisible();
  await tab.openReport();
  await tab.openHistory(old.title);
  expect(tab.documents).toBe(1);
});

test('tabs on a build that is taken back go on working: list, report and history', async ({
  arriveSignedIn,
  portal,
}) => {
  const openTab = async (address: string) => OpenTab.openForDays(await arriveSignedIn(), address);
  const former = await shipReports(portal);
  const taken = await shipReports(portal);
  const tabs = [await openTab('/reports'), await openTab(report)];
  expect(await rollBackReports(portal)).toBe(former.build);

  await tabs[0]?.openReport();
  for (const tab of tabs) {
    await tab.openHistory(taken.title);
    await tab.reader.bar.reports.click();
    await tab.openReport();
    expect(tab.builds()).toEqual([taken.build]);
    expect(tab.documents).toBe(1);
    expect(tab.refused).toEqual([]);
    expect(tab.reader.faults()).toEqual([]);
  }

  const newcomer = await openTab(report);
  await newcomer.openHistory(former.title);
  expect(newcomer.builds()).toEqual([former.build]);
  await tabs[1]?.seeNotice();
});
