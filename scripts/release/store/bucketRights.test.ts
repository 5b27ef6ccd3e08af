import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { ship } from '../commands/ship.ts';
import { openPortal } from '../testing/openPortal.ts';
import { newBucket } from '../testing/newBucket.ts';
import { engine, engineConfig } from '../testing/engine.ts';
import { parseBucketAddress } from './bucketAddress.ts';
import { bucketRequests } from './bucketRequests.ts';
import { servingRights, shippingRights } from './bucketRights.ts';
import { openStore } from './openStore.ts';

test('a pipeline writes the builds of its own app alone, and deletes proofs and the pages of a rollout', () => {
  const { Statement } = shippingRights('portal', 'remote-reports');
  const of = (action: string) =>
    Statement.filter(({ Action }) => Action.includes(action)).flatMap(({ Resource }) => Resource);
  expect(of('s3:PutObject').filter((resource) => resource.includes('/apps/'))).toEqual([
    'arn:aws:s3:::portal/apps/remote-reports/*',
  ]);
  expect(of('s3:DeleteObject')).toEqual(['arn:aws:s3:::portal/.store/*', 'arn:aws:s3:::portal/slots/*']);
});

const admin = 'radosgw-admin';

/** Another user of the engine, whose rights the bucket's policy names as a role's would be. */
function newUser() {
  const [name, secret] = [`team-${randomUUID()}`, randomUUID()];
  const user = [`--uid=${name}`, '--display-name=team', `--access-key=${name}`, `--secret-key=${secret}`];
  execFileSync(admin, ['-c', engineConfig, 'user', 'create', ...user], { stdio: 'ignore' });
  return { name, environment: { AWS_ACCESS_KEY_ID: name, AWS_SECRET_ACCESS_KEY: secret } };
}

for (const address of engine ? [engine] : []) {
  test('rights of a pipeline are enough to ship its app on the real engine, and for nothing else', async () => {
    const place = await newBucket(address);
    const portal = await openPortal(place);
    const { name, environment } = newUser();
    const { bucket } = parseBucketAddress(place);
    const principal = { AWS: [`arn:aws:iam:::user/${name}`] };
    const { Statement } = shippingRights(bucket, 'remote-reports');
    const statements = Statement.map((one) => ({ ...one, Principal: principal }));
    const policy = {
      Version: '2012-10-17',
      Statement: [...statements, ...servingRights(bucket, ['127.0.0.1/32']).Statement],
    };
    const body = Buffer.from(JSON.stringify(policy));
    await bucketRequests(place).ask({ method: 'PUT', key: '', query: { policy: '' }, body });

    const store = openStore(place, environment);
    const build = (app: string) => portal.build(app, { content: { 'remoteEntry.js': `new ${app}` } });
    const own = await ship({ ...portal.candidate(build('remote-reports')), store });
    expect((await portal.live())?.release?.number).toBe(own.number);

    await expect(ship({ ...portal.candidate(build('remote-auth')), store })).rejects.toThrow(/AccessDenied/);
    expect((await portal.live())?.release?.number).toBe(own.number);
    const entry = (await portal.store.list('apps/host/'))[0]?.key ?? '';
    const foreign = `apps/remote-auth/${'0'.repeat(8)}/x.js`;
    const bytes = Buffer.from('x');
    await expect(store.putIfAbsent(foreign, bytes)).rejects.toThrow(/AccessDenied/);
    await expect(store.putIfAbsent('notes.txt', bytes)).rejects.toThrow(/AccessDenied/);
    for (const key of [entry, 'index.html', 'releases/1.json'])
      await expect(store.delete(key)).rejects.toThrow(/AccessDenied/);
    expect(await store.putIfAbsent('apps/remote-reports/x/y.js', bytes)).toBe('written');
  });

  test('rights of a server in front are for what everybody may see: no record is public', async () => {
    const place = await newBucket(address);
    const portal = await openPortal(place);
    const get = async (key: string, init?: RequestInit) =>
      (await fetch(`${place.replace('s3+', '')}/${key}`, init)).status;
    const entry = (await portal.store.list('apps/host/'))[0]?.key ?? '';
    expect([await get('index.html'), await get(entry)]).toEqual([200, 200]);
    for (const key of ['releases/1.json', '', '?list-type=2', '.store/x', 'apps'])
      expect([key, await get(key)]).toEqual([key, 403]);
    for (const method of ['PUT', 'DELETE']) expect(await get('index.html', { method })).toBe(403);
  });
}
