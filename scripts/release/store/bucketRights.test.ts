import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { prune } from '../commands/prune.ts';
import { finishRollout } from '../commands/finishRollout.ts';
import { beginRollout, stopRollout, widenRollout } from '../commands/rolloutSteps.ts';
import { check, ship } from '../commands/ship.ts';
import { addToCensus, readCensus } from '../live/census.ts';
import { readRollout } from '../live/rollout.ts';
import { fakeConfig } from '../testing/fakeBuild.ts';
import { tabSaying } from '../testing/tabSaying.ts';
import { openPortal } from '../testing/openPortal.ts';
import { newBucket } from '../testing/newBucket.ts';
import { engine, engineConfig } from '../testing/engine.ts';
import { parseBucketAddress } from './bucketAddress.ts';
import { bucketRequests } from './bucketRequests.ts';
import {
  isJob,
  jobNames,
  jobRights,
  servingRights,
  shippingRights,
  type Job,
  type Policy,
} from './bucketRights.ts';
import { openStore } from './openStore.ts';
import type { Store } from './store.ts';

const day = 86_400_000;

/** A policy as it stands in the console of the engine; the keys are those of the bucket `portal`. */
const allowing = (rights: Record<string, [action: string, ...keys: string[]]>, more: object = {}) => ({
  Version: '2012-10-17',
  Statement: Object.entries(rights).map(([Sid, [Action, ...keys]]) => ({
    Sid,
    Effect: 'Allow',
    ...more,
    Action: [Action],
    Resource: keys.map((key) => `arn:aws:s3:::portal${key}`),
  })),
});

test('a pipeline writes the builds of its own app alone, and deletes proofs and the pages of a rollout', () => {
  expect(shippingRights('portal', 'remote-reports')).toStrictEqual(
    allowing({
      list: ['s3:ListBucket', ''],
      read: ['s3:GetObject', '/*'],
      write: [
        's3:PutObject',
        ...['/apps/remote-reports/*', '/releases/*', '/channels/*', '/slots/*', '/index.html', '/.store/*'],
      ],
      tidy: ['s3:DeleteObject', '/.store/*', '/slots/*'],
    }),
  );
});

test.each<[Job, reads: string[], writes: string[], deletes: string[]]>([
  ['census', ['/use/*', '/releases/*'], ['/use/census.json'], []],
  ['prune', ['/*'], ['/use/doomed.json'], ['/apps/*', '/releases/*']],
  ['watch', ['/*'], ['/index.html', '/slots/*', '/releases/*'], ['/slots/*']],
])('%s reads, writes and deletes what is its own, and proofs', (job, reads, writes, deletes) => {
  expect(jobRights('portal', job)).toStrictEqual(
    allowing({
      list: ['s3:ListBucket', ''],
      read: ['s3:GetObject', ...reads],
      write: ['s3:PutObject', ...writes, '/.store/*'],
      tidy: ['s3:DeleteObject', ...deletes, '/.store/*'],
    }),
  );
});

test('a check reads all, and writes and deletes nothing', () => {
  expect(jobRights('portal', 'check')).toStrictEqual(
    allowing({ list: ['s3:ListBucket', ''], read: ['s3:GetObject', '/*'] }),
  );
});

test('there are four jobs, and none by the name of what every object has', () => {
  expect(jobNames).toEqual(['census', 'prune', 'watch', 'check']);
  expect(['census', 'ship', 'toString'].map(isJob)).toEqual([true, false, false]);
});

test('servers in front read what is for everybody, from their own addresses', () => {
  const servers = ['192.0.2.1/32', '192.0.2.2/32'];
  expect(servingRights('portal', servers)).toStrictEqual(
    allowing(
      { serve: ['s3:GetObject', '/apps/*', '/channels/*', '/slots/*', '/index.html'] },
      { Principal: '*', Condition: { IpAddress: { 'aws:SourceIp': servers } } },
    ),
  );
});

const admin = 'radosgw-admin';

/** Another user of the engine, whose rights the bucket's policy names as a role's would be. */
function newUser() {
  const [name, secret] = [`team-${randomUUID()}`, randomUUID()];
  const user = [`--uid=${name}`, '--display-name=team', `--access-key=${name}`, `--secret-key=${secret}`];
  execFileSync(admin, ['-c', engineConfig, 'user', 'create', ...user], { stdio: 'ignore' });
  return { name, environment: { AWS_ACCESS_KEY_ID: name, AWS_SECRET_ACCESS_KEY: secret } };
}

/** The store as other users see it, each with rights of its own; servers in front keep theirs. */
async function grant(place: string, ...rights: ((bucket: string) => Policy)[]) {
  const { bucket } = parseBucketAddress(place);
  const users = rights.map((rightsIn) => ({ ...newUser(), rightsIn }));
  const statements = users.flatMap(({ name, rightsIn }) =>
    rightsIn(bucket).Statement.map((one) => ({
      ...one,
      Sid: `${one.Sid}-${name}`,
      Principal: { AWS: [`arn:aws:iam:::user/${name}`] },
    })),
  );
  const policy = {
    Version: '2012-10-17',
    Statement: [...statements, ...servingRights(bucket, ['127.0.0.1/32']).Statement],
  };
  const body = Buffer.from(JSON.stringify(policy));
  await bucketRequests(place).ask({ method: 'PUT', key: '', query: { policy: '' }, body });
  return users.map(({ environment }) => openStore(place, environment));
}

const ofPipeline = (bucket: string) => shippingRights(bucket, 'remote-reports');

for (const address of engine ? [engine] : []) {
  test('rights of a pipeline are enough to ship its app on the real engine, and for nothing else', async () => {
    const place = await newBucket(address);
    const portal = await openPortal(place);
    const [store = portal.store] = await grant(place, ofPipeline);
    const build = (app: string) => portal.build(app, { content: { 'remoteEntry.js': `new ${app}` } });
    const own = await ship({ ...portal.candidate(build('remote-reports')), store });
    expect((await portal.live())?.release?.number).toBe(own.number);

    await expect(ship({ ...portal.candidate(build('remote-auth')), store })).rejects.toThrow(/AccessDenied/);
    expect((await portal.live())?.release?.number).toBe(own.number);
    const entry = (await portal.store.list('apps/host/'))[0]?.key ?? '';
    const foreign = `apps/remote-auth/${'0'.repeat(8)}/x.js`;
    const bytes = Buffer.from('x');
    await expect(store.putIfAbsent(foreign, bytes)).rejects.toThrow(/AccessDenied/);
    for (const key of ['notes.txt', 'use/census.json', 'use/doomed.json'])
      await expect(store.putIfAbsent(key, bytes)).rejects.toThrow(/AccessDenied/);
    for (const key of [entry, 'index.html', 'releases/1.json'])
      await expect(store.delete(key)).rejects.toThrow(/AccessDenied/);
    expect(await store.putIfAbsent('apps/remote-reports/x/y.js', bytes)).toBe('written');
  });

  /** Nothing of these is changed or taken away by whoever has the store. */
  const refusedIn = async (store: Store, { writes, deletes }: Record<'writes' | 'deletes', string[]>) => {
    for (const key of writes)
      await expect(store.putIfAbsent(key, Buffer.from('x'))).rejects.toThrow(/AccessDenied/);
    for (const key of deletes) await expect(store.delete(key)).rejects.toThrow(/AccessDenied/);
  };

  test('rights of a server that counts tabs are for the census alone, which others read', async () => {
    const place = await newBucket(address);
    const portal = await openPortal(place);
    const [store = portal.store, pipeline = portal.store] = await grant(
      place,
      (bucket) => jobRights(bucket, 'census'),
      ofPipeline,
    );
    await addToCensus(store, [tabSaying()]);
    await addToCensus(store, [tabSaying({ tab: '2' })]);
    expect(Object.keys((await readCensus(pipeline))?.releases['1']?.tabs ?? {})).toEqual(['1', '2']);
    await refusedIn(store, {
      writes: ['use/doomed.json', 'releases/2.json', 'slots/1.html', 'apps/remote-auth/x/y.js'],
      deletes: ['index.html', 'releases/1.json', 'use/census.json'],
    });
  });

  test('rights of whoever prunes are enough to mark and to delete, and make nothing live', async () => {
    const place = await newBucket(address);
    const portal = await openPortal(place);
    const first = (await portal.builds())['remote-reports'];
    await portal.shipText('remote-reports', 'two');
    const now = Date.now() + 100 * day;
    await addToCensus(portal.store, [tabSaying({ release: 2, at: now })], now);
    const [store = portal.store] = await grant(place, (bucket) => jobRights(bucket, 'prune'));
    const options = { keep: 0, days: 0 };
    expect((await prune(store, { ...options, now })).marked.map(({ build }) => build)).toEqual([first]);
    expect((await prune(store, { ...options, now: now + day })).removed.map(({ build }) => build)).toEqual([
      first,
    ]);
    await refusedIn(store, {
      writes: ['apps/host/x/y.js', 'use/census.json', 'releases/9.json', 'slots/1.html', 'channels/x.html'],
      deletes: ['index.html', 'use/census.json'],
    });
  });

  test('rights of whoever watches a rollout are enough to widen, to finish and to stop it', async () => {
    const place = await newBucket(address);
    const portal = await openPortal(place);
    await ship({ ...portal.candidate(), config: { ...fakeConfig, splitReaders: true } });
    const build = (text: string) => portal.build('remote-reports', { content: { 'remoteEntry.js': text } });
    await beginRollout(portal.candidate(build('two')), 10);
    const [store = portal.store] = await grant(place, (bucket) => jobRights(bucket, 'watch'));
    const { builds } = await widenRollout(store, 50);
    await finishRollout(store);
    expect((await portal.builds())['remote-reports']).toBe(builds['remote-reports']);
    await beginRollout(portal.candidate(build('three')), 10);
    await stopRollout(store, 'tried');
    expect(await readRollout(portal.store)).toBeNull();
    await refusedIn(store, {
      writes: ['apps/remote-reports/x/y.js', 'use/census.json', 'channels/x.html'],
      deletes: ['index.html', 'releases/1.json'],
    });
  });

  test('rights of a check are enough to look at a candidate, and change nothing', async () => {
    const place = await newBucket(address);
    const portal = await openPortal(place);
    const [store = portal.store] = await grant(place, (bucket) => jobRights(bucket, 'check'));
    const candidate = portal.candidate(
      portal.build('remote-reports', { content: { 'remoteEntry.js': 'two' } }),
    );
    expect((await check({ ...candidate, store })).live?.release?.number).toBe(1);
    await refusedIn(store, {
      writes: ['apps/remote-reports/x/y.js', 'releases/9.json', 'channels/x.html'],
      deletes: ['index.html', 'releases/1.json'],
    });
  });

  test('rights of a server in front are for what everybody may see: no record is public', async () => {
    const place = await newBucket(address);
    const portal = await openPortal(place);
    const get = async (key: string, init?: RequestInit) =>
      (await fetch(`${place.replace('s3+', '')}/${key}`, init)).status;
    const entry = (await portal.store.list('apps/host/'))[0]?.key ?? '';
    expect([await get('index.html'), await get(entry)]).toEqual([200, 200]);
    for (const key of ['releases/1.json', '', '?list-type=2', '.store/x', 'use/census.json', 'apps'])
      expect([key, await get(key)]).toEqual([key, 403]);
    for (const method of ['PUT', 'DELETE']) expect(await get('index.html', { method })).toBe(403);
  });
}
