import { bucketStore } from './bucketStore.ts';
import { proveBucket } from './proveBucket.ts';
import { answeringBucket } from '../testing/answeringBucket.ts';
import { fakeOnly } from '#jest/fakeOnly.ts';

type Behaviour = { ifNew?: number; ifSame?: (given: string, tag: string) => number; firstAnswers?: number[] };

/** An engine of one key, of which each test spoils one condition. */
function engine({
  ifNew = 412,
  ifSame = (given, tag) => (given === tag ? 200 : 412),
  firstAnswers = [],
}: Behaviour) {
  let tag: string | null = null;
  let count = 0;
  const methods: string[] = [];
  const bucket = answeringBucket(({ method, headers = {} }) => {
    methods.push(method);
    const first = firstAnswers.shift();
    if (first !== undefined) return { status: first };
    if (method !== 'PUT') return { status: 204 };
    const given = headers['if-match'];
    const isTaken = tag !== null && headers['if-none-match'] === '*';
    const status = given ? ifSame(given, tag ?? '') : isTaken ? ifNew : 200;
    if (status === 200) tag = `"${String((count += 1))}"`;
    return { status, headers: { etag: tag ?? '' } };
  });
  return { bucket, methods };
}

const bare = (given: string, tag: string) => (given === tag.replaceAll('"', '') ? 200 : 412);

test.each([
  ['in quotes', undefined, '"tag"'],
  ['without quotes', bare, 'tag'],
])('an engine that keeps conditions and reads tags %s holds a store', async (_how, ifSame, spelled) => {
  const { bucket, methods } = engine({ ...(ifSame && { ifSame }) });
  expect((await proveBucket(bucket, '.store'))('"tag"')).toBe(spelled);
  expect(methods.at(-1)).toBe('DELETE');
});

test.each<[string, Behaviour, string]>([
  ['takes a name twice', { ifNew: 200 }, 'two could publish under one name (is versioning on?)'],
  ['ignores all', { ifNew: 200, ifSame: () => 200 }, 'two could publish under one name (is versioning on?)'],
  ['ignores tags', { ifSame: () => 200 }, 'a page could be replaced that has changed meanwhile'],
  ['refuses every tag', { ifSame: () => 412 }, 'no page can be replaced'],
  ['does not know tags', { ifSame: () => 501 }, 'its engine knows no conditional writes'],
])('an engine that %s is refused in a sentence', async (_what, behaviour, fault) => {
  const { bucket, methods } = engine(behaviour);
  await expect(proveBucket(bucket, '.store')).rejects.toThrow(
    new Error(`s3+https://host/portal cannot hold a store: ${fault}.`),
  );
  expect(methods.at(-1)).toBe('DELETE');
});

test('an engine that is broken for a moment is asked again, one that denies is not', async () => {
  const { bucket } = engine({ firstAnswers: [500, 204, 0, 204] });
  expect((await proveBucket(bucket, '.store'))('"tag"')).toBe('"tag"');
  const { bucket: other, methods } = engine({ firstAnswers: [403] });
  await expect(proveBucket(other, '.store')).rejects.toThrow('is answered with 403');
  expect(methods).toEqual(['PUT', 'DELETE']);
});

test('an engine that stays broken is asked five times, at longer and longer intervals, and then named', async () => {
  const { bucket, methods } = engine({ firstAnswers: Array<number>(20).fill(503) });
  fakeOnly(['setTimeout', 'Date']);
  const proof = { isOver: false };
  const proved = expect(proveBucket(bucket, '.store'))
    .rejects.toThrow(/^s3\+https:\/\/host\/portal: PUT \.store\/proof-[\w-]+ is answered with 503\.$/)
    .finally(() => (proof.isOver = true));
  const pauses: number[] = [];
  while (!proof.isOver) {
    await new Promise((resolve) => setImmediate(resolve));
    const before = Date.now();
    jest.advanceTimersToNextTimer();
    if (Date.now() > before) pauses.push(Date.now() - before);
  }
  await proved;
  expect(methods.filter((method) => method === 'PUT')).toHaveLength(5);
  expect(pauses).toEqual([200, 400, 800, 1600]);
});

test.each([
  [{ status: 400, body: '<Code>NotImplemented</Code>' }, 'its engine knows no conditional writes'],
  [{ status: 412 }, 'nothing can be written where nothing is'],
  [{ status: 200 }, 'nothing can be written where nothing is'],
])('an engine that answers the first write with %j is refused', async (answer, fault) => {
  await expect(
    proveBucket(
      answeringBucket(() => answer),
      '.store',
    ),
  ).rejects.toThrow(new Error(`s3+https://host/portal cannot hold a store: ${fault}.`));
});

test('a bucket is proved before it is written to, once, and not when it is read', async () => {
  const { bucket } = engine({});
  const prove = jest.fn(() => Promise.resolve(String));
  const missing = answeringBucket(({ method }) =>
    method === 'PUT' ? { status: 200 } : { status: 404, body: '<Code>NoSuchKey</Code>' },
  );
  const store = bucketStore(missing, prove);
  await store.read('index.html');
  expect(await store.compareAndSwap('index.html', 'other', Buffer.from('page'))).toBe(false);
  expect(prove).not.toHaveBeenCalled();
  await Promise.all([
    store.putIfAbsent('a.js', Buffer.from('a')),
    store.compareAndSwap('index.html', null, Buffer.from('page')),
  ]);
  expect(prove.mock.calls).toEqual([[missing, '.store']]);
  const refused = bucketStore(bucket, () => Promise.reject(new Error('cannot hold a store')));
  await expect(refused.putIfAbsent('a.js', Buffer.from('a'))).rejects.toThrow('cannot hold a store');
});
