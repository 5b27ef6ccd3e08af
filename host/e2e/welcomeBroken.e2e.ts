import { breakFiles } from './breakFiles';
import { holdFiles } from './holdFiles';
import type { Reader } from './Reader';
import { expect, test } from './test';
import { watchShifts } from './watchShifts';

const files = '**/apps/remote-reports/**';
const panelFile = '__federation_expose_NewReports';

type Break = (reader: Reader, changePage: Parameters<typeof breakFiles>[1]) => Promise<unknown>;

const breakages: [what: string, breakPanel: Break][] = [
  ['is dead', ({ page }) => page.route(files, (route) => route.abort())],
  [
    'throws when it is loaded',
    (reader, changePage) => breakFiles(reader, changePage, panelFile, () => 'throw new Error("broken");'),
  ],
];

for (const [what, breakPanel] of breakages)
  test(`a panel whose remote ${what} leaves one calm line, the page stands, and it heals`, async ({
    arriveSignedIn,
    changePage,
  }) => {
    const reader = await arriveSignedIn();
    await breakPanel(reader, changePage);
    const shifts = await watchShifts(reader);
    await reader.open('/');
    await expect(reader.notices.newestUnavailable).toBeVisible();
    await expect(reader.welcome.heading).toBeVisible();
    await expect(reader.bar.reports).toBeVisible();
    expect(await shifts()).toEqual([]);
    expect(reader.logged().filter((line) => line.includes('/NewReports'))).toHaveLength(1);

    await reader.page.unrouteAll();
    await reader.tryAgain.click();
    await expect(reader.welcome.rows).toHaveCount(9);
  });

test('a panel that throws when it is drawn leaves one calm line', async ({ arriveSignedIn, changePage }) => {
  const reader = await arriveSignedIn();
  await breakFiles(reader, changePage, panelFile, (text) =>
    text.replace('"All reports"', '(()=>{throw Error("broken")})()'),
  );
  await reader.open('/');
  await expect(reader.notices.newestUnavailable).toBeVisible();
  await expect(reader.welcome.heading).toBeVisible();
  expect(reader.logged()).toHaveLength(1);
});

test('a panel that the declaration names and the remote does not have is one calm line', async ({
  arriveSignedIn,
  changePage,
}) => {
  changePage(({ remotes }) => {
    const reports = remotes.find(({ name }) => name === 'remote_reports');
    for (const panel of reports?.declaration?.slots ?? [])
      if (panel.slot === 'welcome') panel.module = 'NoSuchPanel';
  });
  const reader = await arriveSignedIn();
  await reader.open('/');
  await expect(reader.notices.newestUnavailable).toBeVisible();
  await expect(reader.welcome.heading).toBeVisible();
  expect(reader.logged()).toHaveLength(1);
  await reader.bar.reports.click();
  await expect(reader.list.cards).toHaveCount(9);
});

test('a panel whose remote is slow keeps nobody waiting, and comes without moving anything', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const letGo = await holdFiles(reader, files);
  const shifts = await watchShifts(reader);
  await reader.open('/');
  await expect(reader.welcome.heading).toBeVisible();
  // Of several panels the first is the one that is waited for.
  await expect(reader.line('Loading...').first()).toBeVisible();
  await expect(reader.userMenu.button).toBeVisible();

  letGo();
  await expect(reader.welcome.rows).toHaveCount(9);
  expect(await shifts()).toEqual([]);
  expect(reader.faults()).toEqual([]);
});
