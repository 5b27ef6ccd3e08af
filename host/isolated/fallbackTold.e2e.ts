import { readFileSync } from 'node:fs';
import type { Reader } from '../e2e/Reader';
import { reportBuilds } from './reportBuilds';
import { brokenList, shipBroken } from './shipBroken';
import { expect, test } from '../e2e/test';

// These walks ship, so their portal is their own.
test.use({ portalOptions: { config: { countTabs: true, splitReaders: true } } });

/** Facts that tabs have told the server, as it has logged them. */
const told = ({ portal }: Reader) =>
  readFileSync(portal.seenLog, 'utf8')
    .trim()
    .split('\n')
    .map((line) => new URLSearchParams((JSON.parse(line) as { said: string }).said));

test('a tab in a share of the readers falls back to what all the others have, and the server is told, once', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  await reader.open('/reports');
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
  const [good = ''] = reportBuilds(reader);
  const bad = await shipBroken(portal, brokenList, { isOnTrial: true });

  await reader.page.reload();
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
  await expect(reader.fallback.line).toBeVisible();
  expect(reportBuilds(reader)).toEqual([good, bad]);
  const fallbacks = () => told(reader).filter((said) => said.get('e') === 'fallback');
  await expect.poll(fallbacks).toHaveLength(1);
  const [said] = fallbacks();
  expect(Object.fromEntries(said ?? [])).toEqual({
    ...{ e: 'fallback', c: 'production', r: '2', a: 'remote-reports', b: bad, u: good, s: 'render' },
    p: `remote-reports/${good}`,
    t: expect.stringMatching(/^\d+$/) as unknown,
    h: expect.stringMatching(/^\w+$/) as unknown,
  });

  // The same tab, loaded again, keeps to it: nothing new has happened.
  await reader.page.reload();
  await expect(reader.fallback.line).toBeVisible();
  await reader.untilQuiet();
  expect(fallbacks()).toHaveLength(1);
});
