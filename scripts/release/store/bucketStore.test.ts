import type { BucketRequest } from './BucketAnswer.ts';
import { bucketStore } from './bucketStore.ts';
import { DifferentBytes, digestOf } from './store.ts';
import { answeringBucket, type ShortAnswer } from '../testing/answeringBucket.ts';

const bytes = (text: string) => Buffer.from(text);
const missing: ShortAnswer = { status: 404, body: '<Code>NoSuchKey</Code>' };

/** A store in an engine that keeps every condition, and wants its tags spelled in a way of its own. */
function newStore() {
  const objects = new Map<string, { body: string; tag: string }>();
  const asked: BucketRequest[] = [];
  const answerTo = (request: BucketRequest): ShortAnswer => {
    const { method, key, headers = {}, body } = request;
    asked.push(request);
    const there = objects.get(key);
    if (method === 'GET')
      return there ? { status: 200, headers: { etag: there.tag }, body: there.body } : missing;
    if (method === 'DELETE') return { status: objects.delete(key) ? 204 : 404 };
    const isWanted = headers['if-match']
      ? headers['if-match'] === `spelled ${String(there?.tag)}`
      : headers['if-none-match'] === '*' && !there;
    if (!isWanted) return { status: 412 };
    objects.set(key, { body: String(body), tag: `tag of ${String(asked.length)}` });
    return { status: 200 };
  };
  const prove = () => Promise.resolve((tag: string) => `spelled ${tag}`);
  const store = bucketStore(answeringBucket(answerTo), prove);
  return { store, methods: () => asked.splice(0).map(({ method }) => method) };
}

test('a name is published once: the same bytes again are the same, and others are refused', async () => {
  const { store } = newStore();
  expect(store.name).toBe('s3+https://host/portal');
  expect(await store.putIfAbsent('a.js', bytes('one'))).toBe('written');
  expect(await store.putIfAbsent('a.js', bytes('one'))).toBe('same');
  await expect(store.putIfAbsent('a.js', bytes('two'))).rejects.toThrow(new DifferentBytes('a.js'));
  expect(String(await store.read('a.js'))).toBe('one');
  expect(await store.read('b.js')).toBeNull();
});

test('a page is swapped under the tag that was read, by whoever knows what is there', async () => {
  const { store, methods } = newStore();
  expect(await store.compareAndSwap('index.html', digestOf('one'), bytes('two'))).toBe(false);
  expect(methods()).toEqual(['GET']);
  expect(await store.compareAndSwap('index.html', null, bytes('one'))).toBe(true);
  expect(await store.compareAndSwap('index.html', null, bytes('two'))).toBe(false);
  expect(await store.compareAndSwap('index.html', digestOf('else'), bytes('two'))).toBe(false);
  expect(await store.compareAndSwap('index.html', digestOf('one'), bytes('two'))).toBe(true);
  expect(String(await store.read('index.html'))).toBe('two');
});

test('what was taken away between the no and the look is not the same', async () => {
  const answers: ShortAnswer[] = [{ status: 412 }, missing];
  const bucket = answeringBucket(() => answers.shift() ?? { status: 500 });
  const store = bucketStore(bucket, () => Promise.resolve(String));
  await expect(store.putIfAbsent('a.js', bytes('one'))).rejects.toThrow(new DifferentBytes('a.js'));
});

test('deleting succeeds whether something was there or not, and says who may not', async () => {
  const { store, methods } = newStore();
  await store.putIfAbsent('a.js', bytes('one'));
  methods();
  await store.delete('a.js');
  await store.delete('a.js');
  expect(methods()).toEqual(['DELETE', 'DELETE']);
  expect(await store.read('a.js')).toBeNull();
  for (const [status, said] of [
    [200, null],
    [204, null],
    [403, '403 AccessDenied'],
  ] as const) {
    const bucket = answeringBucket(() => ({ status, body: '<Code>AccessDenied</Code>' }));
    const deleted = bucketStore(bucket).delete('a.js');
    if (said === null) await deleted;
    else
      await expect(deleted).rejects.toThrow(`s3+https://host/portal: DELETE a.js is answered with ${said}.`);
  }
});

test('a list is that of the bucket without proofs, which are the store’s own', async () => {
  const listed = ['.store/proof-1', 'apps/a.js'].map((key) => `<Contents><Key>${key}</Key></Contents>`);
  const queries: unknown[] = [];
  const bucket = answeringBucket(({ query }) => {
    queries.push(query);
    return { status: 200, body: listed.join('') };
  });
  expect((await bucketStore(bucket).list('apps')).map(({ key }) => key)).toEqual(['apps/a.js']);
  expect(queries).toEqual([{ 'list-type': '2', prefix: 'apps' }]);
});

test('what is no key reaches no engine', async () => {
  const { store, methods } = newStore();
  const refused = new Error('"../a" cannot be a key of a store.');
  await expect(store.read('../a')).rejects.toThrow(refused);
  await expect(store.putIfAbsent('../a', bytes('x'))).rejects.toThrow(refused);
  await expect(store.compareAndSwap('../a', null, bytes('x'))).rejects.toThrow(refused);
  await expect(store.delete('../a')).rejects.toThrow(refused);
  expect(methods()).toEqual([]);
});

test('an engine that was away at its proof is proved at the next write, and then no more', async () => {
  const answers = [Promise.reject(new Error('PUT is answered with 503')), Promise.resolve(String)];
  const bucket = answeringBucket(({ method }) => (method === 'PUT' ? { status: 200 } : missing));
  const store = bucketStore(bucket, () => answers.shift() ?? Promise.reject(new Error('proved again')));
  await expect(store.putIfAbsent('a.js', bytes('one'))).rejects.toThrow('503');
  expect(await store.putIfAbsent('a.js', bytes('one'))).toBe('written');
  expect(await store.compareAndSwap('index.html', null, bytes('page'))).toBe(true);
});
