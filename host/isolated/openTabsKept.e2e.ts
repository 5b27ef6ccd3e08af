import { appendFileSync, existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { HistoryPanel } from '@portal/scripts/browser/HistoryPanel.ts';
import { OpenTab } from '../e2e/OpenTab';
import { runScript } from './runScript';
import { shipReports } from './shipReports';
import type { Portal } from '../e2e/startPortal';
import { expect, test } from '../e2e/test';

// This walk ships and deletes, so its portal is its own.
test.use({ portalOptions: { config: { countTabs: true } } });

const day = 86_400_000;

/** Lines of the server's log that tabs of a release have said. */
const linesOf = ({ seenLog }: Portal, release: number) =>
  readFileSync(seenLog, 'utf8')
    .split('\n')
    .filter((line) => line.includes(`&r=${String(release)}&`));

/** All that is published was published two days ago: younger files are nobody's to delete. */
function agePublished({ directory }: Portal) {
  const apps = path.join(directory, 'apps');
  const time = (Date.now() - 2 * day) / 1_000;
  for (const file of readdirSync(apps, { recursive: true, encoding: 'utf8' }))
    utimesSync(path.join(apps, file), time, time);
}

/** Counts what the server has logged, and prunes, so many days later. */
async function pruneAfter({ directory, seenLog }: Portal, days: number): Promise<string[]> {
  const later = (...words: string[]) =>
    runScript('release/testing/runLater.ts', String(days), ...words, '--store', directory);
  await later('census', '--log', seenLog);
  return (await later('prune', '--keep', '0', '--days', '0')).split('\n');
}

test('what an open tab runs stays, and it is said why; when the tab has been closed for long enough it goes', async ({
  arriveSignedIn,
  portal,
}) => {
  // Two builds are shipped, and the tool is started six times more.
  test.slow();
  const tab = await OpenTab.open(await arriveSignedIn(), '/reports');
  const [old = ''] = tab.builds();
  const newer = await shipReports(portal);
  const other = await OpenTab.open(await arriveSignedIn(), '/reports');
  expect(other.builds()).toEqual([newer.build]);
  for (const release of [1, 2]) await expect.poll(() => linesOf(portal, release).length).toBeGreaterThan(0);
  agePublished(portal);

  const folder = path.join(portal.directory, 'apps/remote-reports', old);
  const lineOf = (lines: string[]) => lines.find((line) => line.includes(old));
  const { at } = JSON.parse(linesOf(portal, 1).at(-1) ?? '') as { at: string };
  const minutesAgo = () => Math.round((Date.now() - Date.parse(at)) / 60_000);
  const least = minutesAgo();
  const kept = /^ *kept +remote-reports +\w+ +\d+ tabs?, the last (\d+) min ago$/;
  const told = Number(kept.exec(lineOf(await pruneAfter(portal, 0)) ?? '')?.[1]);
  expect(told).toBeGreaterThanOrEqual(least);
  expect(told).toBeLessThanOrEqual(minutesAgo());
  // A lazy chunk of the former build is still there. (Each document on the way through the sign-in is a tab of its own.)
  await tab.openReport();
  await tab.openHistory(HistoryPanel.title);
  expect([tab.builds(), tab.refused]).toEqual([[old], []]);
  await tab.reader.context.close();

  /** The other tab is still open, and the server logs it. */
  const hearOther = (days: number) => {
    const [line = ''] = linesOf(portal, 2);
    const at = new Date(Date.now() + days * day).toISOString();
    appendFileSync(portal.seenLog, `${JSON.stringify({ ...(JSON.parse(line) as object), at })}\n`);
  };
  hearOther(6);
  expect(lineOf(await pruneAfter(portal, 6))).toMatch(/kept .* no tab today, the last 6 days ago$/);
  hearOther(8);
  expect(lineOf(await pruneAfter(portal, 8))).toMatch(/^ *marked .* nobody's; goes from /);
  expect(existsSync(folder)).toBe(true);
  hearOther(9.1);
  expect(lineOf(await pruneAfter(portal, 9.1))).toMatch(/^ *gone +remote-reports /);
  expect(existsSync(folder)).toBe(false);

  await other.openReport();
  await other.openHistory(newer.title);
  expect([other.builds(), other.refused]).toEqual([[newer.build], []]);
});
