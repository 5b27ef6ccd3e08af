import { readObject, writeObject } from './bucketObjects.ts';
import { answeringBucket, type ShortAnswer } from '../testing/answeringBucket.ts';

const missing: ShortAnswer = { status: 404, body: '<Code>NoSuchKey</Code>' };
const mine = 'the mark of this write';

/** Writes over the page with the tag "old", and hears these answers one after the other. */
async function writeAnd(answers: ShortAnswer[], tag: string | null = '"old"') {
  const asked: string[] = [];
  let mark = '';
  const bucket = answeringBucket(({ method, headers = {} }) => {
    asked.push(`${method} ${headers['if-match'] ?? headers['if-none-match'] ?? ''}`.trim());
    mark = headers['x-amz-meta-write'] ?? mark;
    const answer = answers.shift() ?? { status: 0, body: 'nothing more' };
    return answer.headers?.['x-amz-meta-write'] === mine
      ? { ...answer, headers: { ...answer.headers, 'x-amz-meta-write': mark } }
      : answer;
  });
  const wrote = await writeObject(bucket, {
    key: 'index.html',
    bytes: Buffer.from('new'),
    tag,
    spell: (text) => text.toUpperCase(),
  });
  return { wrote, asked };
}

const there = (tag: string, mark = 'somebody'): ShortAnswer => ({
  status: 200,
  headers: { etag: tag, 'x-amz-meta-write': mark },
});

test.each([
  ['yes', [{ status: 200 }], true, ['PUT "OLD"']],
  ['no', [{ status: 412 }], false, ['PUT "OLD"']],
  ['that the page is gone', [missing], false, ['PUT "OLD"']],
  [
    'nothing clear, and our page is there',
    [{ status: 500 }, there('"new"', mine)],
    true,
    ['PUT "OLD"', 'GET'],
  ],
  ['nothing, and our page is there', [{ status: 0 }, there('"new"', mine)], true, ['PUT "OLD"', 'GET']],
  [
    'nothing clear, and another page is there',
    [{ status: 409 }, there('"new"')],
    false,
    ['PUT "OLD"', 'GET'],
  ],
  ['nothing clear, and the page is gone', [{ status: 503 }, missing], false, ['PUT "OLD"', 'GET']],
  [
    'nothing clear, and yes to the next try',
    [{ status: 500 }, there('"old"'), { status: 200 }],
    true,
    ['PUT "OLD"', 'GET', 'PUT "OLD"'],
  ],
  [
    'nothing clear, and no to the next try, because of the first',
    [{ status: 0 }, there('"old"'), { status: 412 }, there('"new"', mine)],
    true,
    ['PUT "OLD"', 'GET', 'PUT "OLD"', 'GET'],
  ],
])('a write that hears %s is settled', async (_answer, answers, wrote, asked) => {
  expect(await writeAnd(answers)).toEqual({ wrote, asked });
});

test('what is to be new asks that nothing is there', async () => {
  expect(await writeAnd([{ status: 500 }, missing, { status: 200 }], null)).toEqual({
    wrote: true,
    asked: ['PUT *', 'GET', 'PUT *'],
  });
});

test('a write is not tried for ever, and one that may not be done is not tried again', async () => {
  const unclear = Array.from({ length: 6 }, () => [{ status: 500 }, there('"old"')]).flat();
  await expect(writeAnd(unclear)).rejects.toThrow(
    's3+https://host/portal: PUT index.html is answered with 500.',
  );
  await expect(writeAnd([{ status: 403, body: '<Code>AccessDenied</Code>' }])).rejects.toThrow(
    's3+https://host/portal: PUT index.html is answered with 403 AccessDenied.',
  );
  await expect(writeAnd([{ status: 404, body: '<Code>NoSuchBucket</Code>' }])).rejects.toThrow(
    'NoSuchBucket',
  );
  await expect(writeAnd([missing], null)).rejects.toThrow(
    's3+https://host/portal: PUT index.html is answered with 404 NoSuchKey.',
  );
});

test('a file is told from a missing one, and a missing one from a missing bucket', async () => {
  const read = (answer: ShortAnswer) =>
    readObject(
      answeringBucket(() => answer),
      'a.js',
    );
  expect(await read({ ...there('"tag"'), body: 'text' })).toEqual({
    bytes: Buffer.from('text'),
    tag: '"tag"',
    mark: 'somebody',
  });
  expect(await read(missing)).toBeNull();
  for (const [word, said] of [
    ['NoSuchBucket', 'NoSuchBucket: the bucket has to exist'],
    ['AccessDenied', 'AccessDenied'],
  ] as const)
    await expect(read({ status: 404, body: `<Code>${word}</Code>` })).rejects.toThrow(
      `s3+https://host/portal: GET a.js is answered with 404 ${said}.`,
    );
  for (const [answer, said] of [
    [{ status: 200, body: 'text' }, '200'],
    [{ ...there('"tag"'), status: 206 }, '206'],
    [{ ...missing, status: 403 }, '403 NoSuchKey'],
  ] as const)
    await expect(read(answer)).rejects.toThrow(`GET a.js is answered with ${said}.`);
});

test.each([
  ['apps/host/1/main.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['apps/host/1/main.js.br', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['channels/canary.html', 'text/html; charset=utf-8', 'no-cache'],
  ['releases/12.json', 'application/json; charset=utf-8', 'no-cache'],
])('%s says what it is, and never that it is packed', async (key, type, cache) => {
  let sent = {};
  const bucket = answeringBucket(({ headers = {} }) => {
    sent = headers;
    return { status: 200 };
  });
  await writeObject(bucket, { key, bytes: Buffer.from('x'), tag: null, spell: String });
  expect(sent).toEqual({
    'if-none-match': '*',
    'content-type': type,
    'cache-control': cache,
    'x-amz-meta-write': expect.any(String),
  });
});
