import { randomBytes } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { directoryStore } from './directoryStore.ts';
import { folderOf, publish, readRelease } from './published.ts';
import { DifferentBytes, type Store } from './store.ts';
import { readBuild, type Build } from '../build/readBuild.ts';
import { packings } from '../serving/packings.ts';
import { fakeBuild, type Changes } from '../testing/fakeBuild.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

/** Fast, and packed well enough for a test. */
const quality = 1;
const long = 'const word = 1;\n'.repeat(200);
const full = new Error('The disk is full.');

const emptyStore = () => directoryStore(temporaryDirectory());

function reports(content: Changes['content'] = {}, changes: Changes = {}): Build {
  const { app, dist } = fakeBuild(temporaryDirectory(), 'remote-reports', { ...changes, content });
  return readBuild(app, dist);
}

/** A store, and the keys that are put into it in their order. */
function recorded(store: Store) {
  const keys: string[] = [];
  const putIfAbsent: Store['putIfAbsent'] = (key, bytes) => {
    keys.push(key);
    return store.putIfAbsent(key, bytes);
  };
  return { keys, store: { ...store, putIfAbsent } };
}

const failsFor = (store: Store, end: string): Store => ({
  ...store,
  putIfAbsent: (key, bytes) => (key.endsWith(end) ? Promise.reject(full) : store.putIfAbsent(key, bytes)),
});

test('a build is published file by file, each packed beside itself, and what makes it a build comes last', async () => {
  const { keys, store } = recorded(emptyStore());
  const build = reports({ 'report.js': long });
  const steps: string[] = [];
  expect(await publish(store, build, { onStep: (step) => steps.push(step), quality })).toBe('written');
  const folder = folderOf('remote-reports', build.release.build);
  expect(folder).toBe(`apps/remote-reports/${build.release.build}`);
  const inFolder = (...files: string[]) => files.map((file) => `${folder}/${file}`);
  expect(keys.slice(0, 4).sort()).toStrictEqual(
    inFolder('remoteEntry.js', 'report.js', 'report.js.br', 'report.js.gz'),
  );
  expect(keys.slice(4)).toStrictEqual(inFolder('release.json', 'release.json.br', 'release.json.gz'));
  expect(steps).toStrictEqual(['published remoteEntry.js', 'published report.js', 'published release.json']);
  expect(await readRelease(store, 'remote-reports', build.release.build)).toEqual(build.release);
  for (const { extension, unpack } of packings) {
    const packed = await store.read(`${folder}/report.js.${extension}`);
    expect(String(await unpack(packed ?? Buffer.alloc(0)))).toBe(long);
  }
});

test('a file is packed as well as brotli can, once for years, and a build says what it is in lines', async () => {
  const store = emptyStore();
  const squares = Array.from({ length: 2000 }, (_, index) => String(index ** 2)).join(' ');
  const build = reports({ 'report.js': squares });
  await publish(store, build);
  const folder = folderOf('remote-reports', build.release.build);
  const packed = brotliCompressSync(squares, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  expect((await store.read(`${folder}/report.js.br`))?.length).toBe(packed.length);
  expect(String(await store.read(`${folder}/release.json`))).toBe(
    `${JSON.stringify(build.release, null, 2)}\n`,
  );
});

test('eight files are on their way at once', async () => {
  const inner = emptyStore();
  let [running, most] = [0, 0];
  const putIfAbsent: Store['putIfAbsent'] = async (key, bytes) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return inner.putIfAbsent(key, bytes);
  };
  const content = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`${String(index)}.js`, 'void 0;']),
  );
  await publish({ ...inner, putIfAbsent }, reports(content), { quality });
  expect(most).toBe(8);
});

test('a build that is not in the store is missed by its key', async () => {
  const store = emptyStore();
  await expect(readRelease(store, 'host', 'b1')).rejects.toThrow(
    new Error(`apps/host/b1/release.json is missing in ${store.name}.`),
  );
});

test('what is packed already is not packed again', async () => {
  const inner = emptyStore();
  const build = reports({ 'report.js': long });
  await publish(inner, build, { quality });
  const { keys, store } = recorded(inner);
  expect(await publish(store, build, { quality })).toBe('same');
  expect(keys.filter((key) => /\.(?:br|gz)$/.test(key))).toStrictEqual([]);
});

test('nothing lies beside a file that does not get smaller', async () => {
  const store = emptyStore();
  const build = reports({ 'short.js': 'void 0;', 'noise.txt': 'noise', 'picture.png': long });
  const noise = randomBytes(2000);
  writeFileSync(path.join(build.dist, 'noise.txt'), noise);
  await publish(store, readBuild('remote-reports', build.dist), { quality });
  const files = (await store.list('')).map(({ key }) => key.split('/').at(-1));
  expect(files).toEqual(expect.arrayContaining(['short.js', 'noise.txt', 'picture.png']));
  expect(files.filter((file) => /^(?:short|noise|picture)\..*\.(?:br|gz)$/.test(file ?? ''))).toStrictEqual(
    [],
  );
});

test('of two who pack the same file in different ways in the same instant, both succeed', async () => {
  const store = emptyStore();
  const build = reports({ 'report.js': long });
  const key = `${folderOf('remote-reports', build.release.build)}/report.js.br`;
  await store.putIfAbsent(key, Buffer.from('packed by another version'));
  const read: Store['read'] = (name) => (name === key ? Promise.resolve(null) : store.read(name));
  expect(await publish({ ...store, read }, build, { quality })).toBe('written');
  expect(String(await store.read(key))).toBe('packed by another version');
});

test('the same build from two commits is one build, the first; other facts about the same files are another', async () => {
  const store = emptyStore();
  const origin = { commit: 'bead', committedAt: '2026-11-22T08:00:00Z', isClean: false, sources: '' };
  const [first, again] = [reports(), reports({}, { origin })];
  expect(again.release.build).toBe(first.release.build);
  expect(await publish(store, first, { quality })).toBe('written');
  expect(await publish(store, again, { quality })).toBe('same');
  expect(await readRelease(store, 'remote-reports', first.release.build)).toEqual(first.release);
  expect(reports({}, { contract: '2.0.0' }).release.build).not.toBe(first.release.build);
});

test('other facts under the name of a published build are refused', async () => {
  const store = emptyStore();
  const { release, ...build } = reports();
  await publish(store, { ...build, release }, { quality });
  await expect(
    publish(store, { ...build, release: { ...release, contract: '2.0.0' } }, { quality }),
  ).rejects.toThrow(DifferentBytes);
});

test.each([
  [
    'changed',
    (file: string) => {
      writeFileSync(file, 'new');
    },
  ],
  [
    'gone',
    (file: string) => {
      renameSync(file, `${file}.old`);
    },
  ],
])('of a build that is made anew on the way nothing is published: a file is %s', async (_, change) => {
  const store = emptyStore();
  const build = reports({ 'touch-icon.png': 'old' });
  change(path.join(build.dist, 'touch-icon.png'));
  await expect(publish(store, build, { quality })).rejects.toThrow(
    new Error('remote-reports/dist/touch-icon.png was changed since the command began: try again.'),
  );
  expect(await store.list('')).toEqual([]);
});

test.each(['report.js', 'report.js.br', 'release.json', 'release.json.gz'])(
  'a store that cannot take %s fails the publication, whatever is there',
  async (file) => {
    const store = emptyStore();
    const build = reports({ 'report.js': long });
    await expect(publish(failsFor(store, file), build, { quality })).rejects.toThrow(full);
    await publish(store, build, { quality });
    for (const { key } of await store.list('')) if (/\.(?:br|gz)$/.test(key)) await store.delete(key);
    await expect(publish(failsFor(store, file), build, { quality })).rejects.toThrow(full);
  },
);
