import { rmSync } from 'node:fs';
import path from 'node:path';
import { statusOf } from './statusOf.ts';
import { urlStore } from './urlStore.ts';
import { openPortal } from '../testing/openPortal.ts';

const faultsOf = async ({ store }: Awaited<ReturnType<typeof openPortal>>) =>
  (await statusOf(store, 'production')).faults;

test('a portal without the records of its releases is not healthy, and its numbers go on', async () => {
  const portal = await openPortal();
  await portal.shipText('remote-reports', 'two');
  rmSync(path.join(portal.directory, 'releases'), { recursive: true });
  expect(await faultsOf(portal)).toEqual([
    `The record of release 2 is missing in ${portal.directory}: nothing before the next release can be taken back.`,
  ]);

  const { number } = await portal.shipText('remote-reports', 'three');
  expect(number).toBe(3);
  expect(await faultsOf(portal)).toEqual([
    `The record of release 2 is missing in ${portal.directory}: nothing before release 3 can be taken back.`,
  ]);
});

test('whoever asks an address that does not answer learns which and why', async () => {
  const url = 'http://127.0.0.1:9';
  const { number, faults } = await statusOf(urlStore(url), 'production', { url });
  expect(number).toBeNull();
  expect(faults).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:9\/ does not answer \(.+\)\.$/)]);
});
