import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Reader } from '../e2e/Reader';
import { shipChanged } from './shipChanged';
import type { Portal } from '../e2e/startPortal';
import { expect, test } from '../e2e/test';

// These walks ship, so their portal is their own.
test.use({ portalOptions: {} });

/** A host whose boot script leaves the edition in the page. */
const shipEdition = (portal: Portal, edition: string) =>
  shipChanged(portal, 'host', (dist, { bootScript = '' }) => {
    appendFileSync(path.join(dist, bootScript), `document.documentElement.dataset.edition="${edition}";`);
  });

const editionOf = ({ page }: Reader) => page.locator('html').getAttribute('data-edition');

async function policyOf({ origin }: Portal) {
  return (await fetch(origin)).headers.get('content-security-policy');
}

async function readOn({ bar, list, report }: Reader) {
  await bar.reports.click();
  await list.link('Renewable Energy').click();
  await expect(report.summary).toBeVisible();
}

test('a host with another boot script fits the policy of the servers that run: before, during and after', async ({
  arriveSignedIn,
  portal,
}) => {
  // Two builds are compressed as well as can be while tabs are opened.
  test.slow();
  await shipEdition(portal, 'first');
  const tab = await arriveSignedIn();
  const policy = await policyOf(portal);
  await tab.open('/reports');
  await readOn(tab);
  expect(await editionOf(tab)).toBe('first');

  const readers: Reader[] = [];
  const release = { isLive: false };
  const shipping = shipEdition(portal, 'second').then(() => (release.isLive = true));
  while (!release.isLive) {
    await readOn(tab);
    const reader = await tab.openTab('/reports');
    await expect(reader.list.links.first()).toBeVisible();
    readers.push(reader);
  }
  await shipping;

  const newcomer = await tab.openTab('/reports');
  await readOn(newcomer);
  expect(await editionOf(newcomer)).toBe('second');
  await readOn(tab);
  expect(await editionOf(tab)).toBe('first');
  await tab.page.reload();
  await readOn(tab);
  expect(await editionOf(tab)).toBe('second');

  expect(await policyOf(portal)).toBe(policy);
  for (const reader of [tab, newcomer, ...readers]) expect(reader.faults()).toEqual([]);
});

test('a host from before there was a boot script works as well', async ({ arriveSignedIn, portal }) => {
  const build = await shipChanged(portal, 'host', (dist, facts) => {
    const { bootScript = '', files } = facts;
    rmSync(path.join(dist, bootScript));
    delete facts.bootScript;
    delete facts.hidesFault;
    facts.files = Object.fromEntries(Object.entries(files).filter(([name]) => name !== bootScript));
  });
  const reader = await arriveSignedIn();
  await reader.open('/reports');
  await readOn(reader);
  expect(reader.requests.some((url) => url.includes(`/apps/host/${build}/main.`))).toBe(true);
  expect(reader.requests.filter((url) => url.includes('/boot.'))).toEqual([]);
  expect(reader.faults()).toEqual([]);
});

test('F-70 a boot script that cannot be had keeps nobody from reading', async ({
  arriveSignedIn,
  portal,
}) => {
  await shipEdition(portal, 'third');
  const reader = await arriveSignedIn();
  await reader.page.route('**/boot.*', (route) => route.abort());
  await reader.open('/reports');
  await readOn(reader);
  expect(reader.faults()).toEqual([]);
});
