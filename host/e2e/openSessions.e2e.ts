import { pressTo } from './focusStops';
import { newerLine, OpenTab } from './OpenTab';
import { rollBackReports, shipReports } from './shipReports';
import { withPortal } from './withPortal';

const stage = withPortal();
const report = '/reports/renewable-energy';

const openTab = async (address: string) => OpenTab.open(await stage.arriveSignedIn(), address);
const ship = () => shipReports(stage.portal);

test('a tab keeps its release, says quietly that a newer one is ready, and takes it over at a press', async () => {
  const old = await ship();
  const tab = await openTab('/reports');
  const { reader, page } = tab;
  const newer = await ship();
  await tab.focus();
  await tab.openReport();
  await tab.openHistory(old.title);
  expect(tab.builds()).toEqual([old.build]);
  expect(tab.looks).toBe(0);

  const whatIsRead = async () => [
    await reader.text(),
    await page.getByRole('main').boundingBox(),
    await reader.focused(),
  ];
  const before = await whatIsRead();
  await tab.seeNotice();
  expect(await whatIsRead()).toEqual(before);
  expect(await page.getByRole('status').innerText()).toBe(newerLine);

  await tab.focus();
  await page.getByRole('link', { name: 'Media Monitoring' }).click();
  await tab.openReport();
  await tab.openHistory(old.title);
  expect([tab.looks, tab.documents]).toEqual([1, 1]);
  expect(tab.builds()).toEqual([old.build]);

  await page.getByRole('button', { name: 'Use it now' }).click();
  await tab.openHistory(newer.title);
  expect(reader.path()).toBe(report);
  expect(tab.builds()).toEqual([old.build, newer.build]);
  await tab.settle();
  expect(await tab.notice().count()).toBe(0);
  expect(tab.documents).toBe(2);
  expect(tab.refused).toEqual([]);
  expect(reader.faults()).toEqual([]);
});

test('the line hides nothing that the Tab key leads to', async () => {
  const tab = await openTab(report);
  await ship();
  await tab.seeNotice();
  for (let stops = 0; stops < 30; stops += 1) await pressTo(tab.reader, /^/);
  expect(await tab.page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('the line that was dismissed stays away for this release, and comes for the next one', async () => {
  const tab = await openTab('/reports');
  await ship();
  await tab.seeNotice();
  await tab.page.getByRole('button', { name: 'Dismiss' }).click();
  await tab.notice().waitFor({ state: 'detached' });

  await tab.comeBackAfter(5, () => tab.looks === 2);
  await tab.page.waitForLoadState('networkidle');
  expect(await tab.notice().count()).toBe(0);

  await ship();
  await tab.seeNotice();
});

test('a tab that was hidden for an hour takes over what is live on the way to the next address', async () => {
  const tab = await openTab('/reports');
  const { reader, page } = tab;
  const newer = await ship();
  await tab.setVisible(false);
  await page.clock.fastForward('01:00:00');
  await tab.focus();
  expect(tab.looks).toBe(0);
  await tab.setVisible(true);
  await tab.notice().waitFor();
  expect(tab.documents).toBe(1);

  await tab.openReport();
  await tab.openHistory(newer.title);
  expect(reader.path()).toBe(report);
  expect(tab.builds()[1]).toBe(newer.build);
  expect(tab.documents).toBe(2);
  await tab.settle();
  expect(await tab.notice().count()).toBe(0);

  await page.goBack();
  await tab.card().waitFor();
  expect(reader.path()).toBe('/reports');
  expect(tab.documents).toBe(2);
  expect(tab.refused).toEqual([]);
  expect(reader.faults()).toEqual([]);
});

test('a shorter absence takes nothing over by itself', async () => {
  const old = await ship();
  const tab = await openTab('/reports');
  await ship();
  await tab.setVisible(false);
  await tab.page.clock.fastForward('59:00');
  await tab.setVisible(true);
  await tab.notice().waitFor();
  await tab.openReport();
  await tab.openHistory(old.title);
  expect(tab.documents).toBe(1);
});

test('tabs on a build that is taken back go on working: list, report and history', async () => {
  const former = await ship();
  const taken = await ship();
  const tabs = [await openTab('/reports'), await openTab(report)];
  expect(await rollBackReports(stage.portal)).toBe(former.build);

  await tabs[0]?.openReport();
  for (const tab of tabs) {
    await tab.openHistory(taken.title);
    await tab.page.getByRole('link', { name: 'Media Monitoring' }).click();
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
