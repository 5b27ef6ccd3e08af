export interface BucketRequest {
  method: 'GET' | 'PUT' | 'DELETE';
  /** empty: the bucket itself */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
}

export interface BucketAnswer {
  /** 0 when no answer came */
  status: number;
  headers: Headers;
  /** without an answer, the reason */
  body: Buffer;
}

/** Leaves open what has happened: nothing came, or too busy, in conflict, broken. 501 is clear: not implemented. */
export const isUnclear = ({ status }: BucketAnswer): boolean =>
  [0, 408, 409, 429].includes(status) || (status >= 500 && status !== 501);

/** The engine's own word for a failure, such as `NoSuchBucket`. */
export const wordOf = ({ body }: BucketAnswer): string | undefined =>
  /<Code>(\w+)<\/Code>/.exec(String(body))?.[1];

const region = 'set AWS_REGION to that of the bucket (without it, it is us-east-1)';
const elsewhere = 'name the host of the region in which the bucket is';

/** Advice where the word of an engine has one remedy. */
const remedies = new Map([
  ['AuthorizationHeaderMalformed', region],
  ['PermanentRedirect', elsewhere],
  ['TemporaryRedirect', elsewhere],
  ['NoSuchBucket', 'the bucket has to exist'],
  ['RequestTimeTooSkewed', 'set the clock of this machine'],
  ['ExpiredToken', 'the credentials have expired, take new ones'],
  ['InvalidAccessKeyId', 'AWS_ACCESS_KEY_ID is not known there'],
  ['SignatureDoesNotMatch', 'AWS_SECRET_ACCESS_KEY is not that of AWS_ACCESS_KEY_ID'],
]);

/** A sentence about an answer that nobody can go on with. */
export function refusal(name: string, { method, key }: BucketRequest, answer: BucketAnswer): Error {
  const word = wordOf(answer);
  const remedy = remedies.get(word ?? '');
  const said =
    answer.status === 0
      ? `is not answered (${String(answer.body)})`
      : `is answered with ${[answer.status, word].join(' ').trim()}`;
  return new Error(`${name}: ${method}${key && ` ${key}`} ${said}${remedy ? `: ${remedy}` : ''}.`);
}
