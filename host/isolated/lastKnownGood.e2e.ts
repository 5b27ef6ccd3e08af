import type { Reader } from '../e2e/Reader';
import { reportBuilds } from './reportBuilds';
import { brokenList, shipBroken, spoilFiles } from './shipBroken';
import type { Portal } from '../e2e/startPortal';
import { expect, test } from '../e2e/test';

// These walks ship, so their portal is their own.
test.use({ portalOptions: {} });

const sentence = 'Reports: showing the version of Fri, November 20, because the newest one did not work.';

/** Lists of chunks that builds of remote-reports have on the page, and how long each is. */
const chunkLists = ({ page }: Reader) =>
  page.evaluate(() =>
    Object.entries(globalThis)
      .filter(([name]) => name.startsWith('webpackChunkremote_reports'))
      .map(([name, list]) => [name, (list as unknown[]).length] as const),
  );

type Stage = [name: string, breakIt: (portal: Portal) => Promise<string>];

const stages: Stage[] = [
  [
    'its entry is not there',
    async (portal) => {
      const build = await shipBroken(portal);
      spoilFiles(portal, build, 'remoteEntry.');
      return build;
    },
  ],
  [
    'its entry is not the one that was released',
    async (portal) => {
      const build = await shipBroken(portal);
      spoilFiles(portal, build, 'remoteEntry.', 'var remote_reports = {};');
      return build;
    },
  ],
  [
    'a chunk is not there',
    async (portal) => {
      const build = await shipBroken(portal);
      spoilFiles(portal, build, '__federation_expose_ReportListScreen.');
      return build;
    },
  ],
  [
    'it does not have the screen',
    (portal) => shipBroken(portal, (text) => text.replaceAll('"./ReportListScreen"', '"./OtherScreen"')),
  ],
  [
    'it has a React of its own',
    (portal) => shipBroken(portal, (text) => text.replaceAll('"react/jsx-runtime":', '"react/other":')),
  ],
  ['its screen throws when it is drawn', (portal) => shipBroken(portal, brokenList)],
];

for (const [what, breakIt] of stages)
  test(`a newest build of which ${what} leaves the reader with the one before`, async ({
    arriveSignedIn,
    portal,
  }) => {
    const reader = await arriveSignedIn();
    const bad = await breakIt(portal);
    await reader.open('/reports');
    await expect(reader.list.link('Renewable Energy')).toBeVisible();
    await expect(reader.fallback.line).toHaveText(new RegExp(sentence));
    const [first, good = ''] = reportBuilds(reader);
    expect([first, reportBuilds(reader).length]).toEqual([bad, 2]);
    expect(reader.logged()).toEqual([expect.stringContaining('remotes.remote_reports/ReportListScreen')]);

    // Later chunks come from the build that runs.
    const asked = reader.requests.length;
    await reader.list.link('Renewable Energy').click();
    await expect(reader.heading('Renewable Energy')).toBeVisible();
    const later = reader.requests.slice(asked).filter((url) => url.includes('/apps/remote-reports/'));
    expect(later.filter((url) => !url.includes(`/${good}/`))).toEqual([]);
    const lists = await chunkLists(reader);
    expect(new Set(lists.map(([name]) => name)).size).toBe(lists.length);
    expect(lists.filter(([name]) => !/_broken\d+$/.test(name))).toHaveLength(1);
    expect(reader.logged()).toHaveLength(1);
  });

test('a newest build that does not come in time leaves the reader with the one before', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  const bad = await shipBroken(portal);
  await reader.page.route(`**/remote-reports/${bad}/remoteEntry.*`, () => undefined);
  const { clock } = reader.page;
  await clock.install();
  await clock.pauseAt(Date.now() + 60_000);
  await reader.page.goto('/reports', { waitUntil: 'commit' });
  await expect(reader.line('Loading...')).toBeVisible();
  await clock.runFor(10_000);
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
  // The line comes in an idle moment.
  await clock.resume();
  await expect(reader.fallback.line).toBeVisible();
  expect(reader.logged()).toHaveLength(1);
});
