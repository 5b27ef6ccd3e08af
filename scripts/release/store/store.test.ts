import { openStore } from './openStore.ts';
import { digestOf } from './store.ts';
import { storeKinds } from '../testing/storeKinds.ts';

const bytes = (text: string) => Buffer.from(text);
const crowd = Array.from({ length: 20 }, (_, index) => String(index));

describe.each(storeKinds)('a store in a $kind', ({ newPlace }) => {
  const emptyStore = async () => openStore(await newPlace());

  test('has what is published, and publishing it again does nothing', async () => {
    const store = await emptyStore();
    expect(await store.read('apps/host/1/main.js')).toBe(null);
    expect(await store.putIfAbsent('apps/host/1/main.js', bytes('one'))).toBe('written');
    expect(await store.putIfAbsent('apps/host/1/main.js', bytes('one'))).toBe('same');
    expect(String(await store.read('apps/host/1/main.js'))).toBe('one');
  });

  test('refuses different bytes under a name that is taken, and nothing changes', async () => {
    const store = await emptyStore();
    await store.putIfAbsent('apps/host/1/main.js', bytes('one'));
    await expect(store.putIfAbsent('apps/host/1/main.js', bytes('two'))).rejects.toThrow(
      new Error(
        'apps/host/1/main.js is there already with different content, and what is published never changes.',
      ),
    );
    expect(String(await store.read('apps/host/1/main.js'))).toBe('one');
  });

  test('takes one of many who put different bytes under one name in the same instant', async () => {
    const store = await emptyStore();
    for (const key of ['releases/1.json', 'releases/2.json', 'releases/3.json']) {
      const results = await Promise.allSettled(crowd.map((text) => store.putIfAbsent(key, bytes(text))));
      const winners = crowd.filter((_, index) => results[index]?.status === 'fulfilled');
      expect(winners).toEqual([String(await store.read(key))]);
    }
  });

  test('has the same bytes from one of many who put them under one name in the same instant', async () => {
    const store = await emptyStore();
    const results = await Promise.all(crowd.map(() => store.putIfAbsent('releases/1.json', bytes('one'))));
    expect(results.sort()).toStrictEqual([...Array<string>(19).fill('same'), 'written']);
  });

  test('swaps a page only for whoever knows what is there', async () => {
    const store = await emptyStore();
    expect(await store.compareAndSwap('index.html', digestOf('else'), bytes('one'))).toBe(false);
    expect(await store.compareAndSwap('index.html', null, bytes('one'))).toBe(true);
    expect(await store.compareAndSwap('index.html', null, bytes('two'))).toBe(false);
    expect(await store.compareAndSwap('index.html', digestOf('one'), bytes('two'))).toBe(true);
    expect(await store.compareAndSwap('index.html', digestOf('two'), bytes('one'))).toBe(true);
    expect(String(await store.read('index.html'))).toBe('one');
  });

  test('swaps a page for one of many in the same instant, round after round', async () => {
    const store = await emptyStore();
    let there: string | null = null;
    for (let round = 1; round <= 10; round += 1) {
      const expected = there === null ? null : digestOf(there);
      const texts = crowd.map((text) => `${String(round)} by ${text}`);
      const swaps = await Promise.all(
        texts.map((text) => store.compareAndSwap('index.html', expected, bytes(text))),
      );
      there = String(await store.read('index.html'));
      expect(texts.filter((_, index) => swaps[index])).toEqual([there]);
    }
  });

  test('lists what starts with a prefix, sorted, and deletes what is there or not', async () => {
    const store = await emptyStore();
    for (const key of ['apps/host/1/b.js', 'apps/host/1/a.js', 'apps/host/10/a.js', 'index.html'])
      await store.putIfAbsent(key, bytes('four'));
    const keys = async (prefix: string) => (await store.list(prefix)).map(({ key }) => key);
    const [first] = await store.list('');
    expect([first?.key, first?.size]).toEqual(['apps/host/1/a.js', 4]);
    expect(Math.abs(Date.now() - Number(first?.modified))).toBeLessThan(60_000);
    expect(await keys('apps/host/1/')).toStrictEqual(['apps/host/1/a.js', 'apps/host/1/b.js']);
    expect(await keys('apps/host/1')).toHaveLength(3);
    expect(await keys('nothing/')).toStrictEqual([]);
    await store.delete('apps/host/1/a.js');
    await store.delete('apps/host/1/a.js');
    expect(await keys('')).toStrictEqual(['apps/host/1/b.js', 'apps/host/10/a.js', 'index.html']);
  });

  test('lists more keys than an engine gives at a time, each once', async () => {
    const store = await emptyStore();
    const keys = Array.from({ length: 1_100 }, (_, index) => `apps/host/${String(10_000 + index)}/a.js`);
    await Promise.all(keys.map((key) => store.putIfAbsent(key, bytes('a'))));
    expect((await store.list('apps/')).map(({ key }) => key)).toStrictEqual(keys);
  });

  test.each([
    '../a',
    '/etc/passwd',
    'a//b',
    'a/../b',
    '.store/locks/1',
    '',
    'a/',
    'a/.b',
    'a b',
    'a\nb',
    '"a',
  ])(
    'refuses the key %j: it may lead out of the store or into its own folder, or is no address',
    async (key) => {
      const store = await emptyStore();
      const refused = new Error(`"${key}" cannot be a key of a store.`);
      await expect(store.putIfAbsent(key, bytes('x'))).rejects.toThrow(refused);
      await expect(store.compareAndSwap(key, null, bytes('x'))).rejects.toThrow(refused);
      await expect(store.read(key)).rejects.toThrow(refused);
      await expect(store.delete(key)).rejects.toThrow(refused);
    },
  );

  test.each(['a', '@scope/b', '-a/-', 'main.1a2b.js', '@', 'a@1/b-2/c_3.d.e'])(
    'takes the key %s',
    async (key) => {
      const store = await emptyStore();
      await store.putIfAbsent(key, bytes(key));
      expect(String(await store.read(key))).toBe(key);
      expect((await store.list('')).map((entry) => entry.key)).toEqual([key]);
    },
  );
});
