import { isUnclear, refusal, wordOf, type BucketAnswer } from './BucketAnswer.ts';

const answer = (status: number, body = ''): BucketAnswer => ({
  status,
  headers: new Headers(),
  body: Buffer.from(body),
});
const name = 's3+https://host/portal';

test.each([0, 408, 409, 429, 500, 502, 503, 504])('after %s nobody knows whether it was done', (status) => {
  expect(isUnclear(answer(status))).toBe(true);
});

test.each([200, 204, 301, 400, 403, 404, 412, 499, 501])('%s is clear', (status) => {
  expect(isUnclear(answer(status))).toBe(false);
});

test('an engine gives its own word for a failure, or none', () => {
  expect(wordOf(answer(404, '<Error><Code>NoSuchBucket</Code></Error>'))).toBe('NoSuchBucket');
  for (const body of ['', 'NoSuchBucket', '<Code></Code>', '<Code>two words</Code>'])
    expect(wordOf(answer(404, body))).toBeUndefined();
});

test('a refusal names the bucket, the request, and what came of it', () => {
  expect(refusal(name, { method: 'PUT', key: 'a.js' }, answer(403, '<Code>AccessDenied</Code>'))).toEqual(
    new Error(`${name}: PUT a.js is answered with 403 AccessDenied.`),
  );
  expect(refusal(name, { method: 'GET', key: '' }, answer(404))).toEqual(
    new Error(`${name}: GET is answered with 404.`),
  );
  expect(refusal(name, { method: 'DELETE', key: 'a.js' }, answer(0, 'it is late'))).toEqual(
    new Error(`${name}: DELETE a.js is not answered (it is late).`),
  );
});

test.each([
  [400, 'AuthorizationHeaderMalformed', 'set AWS_REGION to that of the bucket (without it, it is us-east-1)'],
  [301, 'PermanentRedirect', 'name the host of the region in which the bucket is'],
  [307, 'TemporaryRedirect', 'name the host of the region in which the bucket is'],
  [404, 'NoSuchBucket', 'the bucket has to exist'],
  [403, 'RequestTimeTooSkewed', 'set the clock of this machine'],
  [400, 'ExpiredToken', 'the credentials have expired, take new ones'],
  [403, 'InvalidAccessKeyId', 'AWS_ACCESS_KEY_ID is not known there'],
  [403, 'SignatureDoesNotMatch', 'AWS_SECRET_ACCESS_KEY is not that of AWS_ACCESS_KEY_ID'],
])('a refusal with %d %s says what to do', (status, word, remedy) => {
  expect(refusal(name, { method: 'GET', key: '' }, answer(status, `<Code>${word}</Code>`))).toEqual(
    new Error(`${name}: GET is answered with ${String(status)} ${word}: ${remedy}.`),
  );
});
