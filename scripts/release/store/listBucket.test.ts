import { listBucket } from './listBucket.ts';
import { answeringBucket } from '../testing/answeringBucket.ts';

const entry = (key: string) =>
  `<Contents><Key>${key}</Key><LastModified>2026-11-24T04:00:00.000Z</LastModified><ETag>&quot;1&quot;</ETag><Size>4</Size></Contents>`;

test('a list that comes in parts is asked for until it is whole, without what is the store’s own', async () => {
  const asked: unknown[] = [];
  const parts = [
    `<IsTruncated>true</IsTruncated>${entry('.store/proof')}${entry('a')}${entry('a&amp;b')}`,
    `<IsTruncated>false</IsTruncated>${entry('index.html')}`,
  ];
  const bucket = answeringBucket(({ query }) => {
    asked.push(query);
    return { status: 200, body: `<ListBucketResult>${parts[asked.length - 1] ?? ''}</ListBucketResult>` };
  });
  const modified = new Date('2026-11-24T04:00:00Z');
  expect(await listBucket(bucket, '', '.store')).toEqual([
    { key: 'a', size: 4, modified },
    { key: 'a&b', size: 4, modified },
    { key: 'index.html', size: 4, modified },
  ]);
  expect(asked).toStrictEqual([
    { 'list-type': '2', prefix: '' },
    { 'list-type': '2', prefix: '', 'start-after': 'a&b' },
  ]);
});

test('who may not list is told so', async () => {
  const bucket = answeringBucket(() => ({ status: 403, body: '<Code>AccessDenied</Code>' }));
  await expect(listBucket(bucket, 'apps/', '.store')).rejects.toThrow(
    's3+https://host/portal: GET is answered with 403 AccessDenied.',
  );
});

test('a key is what the engine has escaped, and entries are sorted by it', async () => {
  const asked: unknown[] = [];
  const keys = [
    'b&lt;&gt;&quot;&apos;&amp;',
    '.store',
    '.storehouse/a',
    '.store/proof',
    'a&amp;lt;',
    'c&nbsp;',
  ];
  const bucket = answeringBucket((request) => {
    asked.push([request.method, request.key, request.query]);
    return { status: 200, body: keys.map(entry).join('\n') };
  });
  const found = await listBucket(bucket, 'apps/', '.store');
  expect(found.map(({ key }) => key)).toEqual(['.store', '.storehouse/a', 'a&lt;', `b<>"'&`, 'c&nbsp;']);
  expect(asked).toEqual([['GET', '', { 'list-type': '2', prefix: 'apps/' }]]);
});

test('an engine that promises more, and gives nothing, is not asked for ever', async () => {
  let count = 0;
  const bucket = answeringBucket(() => {
    count += 1;
    return { status: 200, body: `<IsTruncated>true</IsTruncated>${count === 1 ? entry('a.js') : ''}` };
  });
  expect((await listBucket(bucket, '', '.store')).map(({ key }) => key)).toEqual(['a.js']);
  expect(count).toBe(2);
});

test('an entry may be written in lines', async () => {
  const body = entry('a.js').replaceAll('><', '>\n  <');
  const bucket = answeringBucket(() => ({ status: 200, body }));
  expect(await listBucket(bucket, '', '.store')).toEqual([
    { key: 'a.js', size: 4, modified: new Date('2026-11-24T04:00:00Z') },
  ]);
});
