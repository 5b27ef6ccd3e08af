import { randomUUID } from 'node:crypto';
import { contentTypeOf } from '../build/contentTypes.ts';
import { isUnclear, refusal, wordOf, type BucketRequest } from './BucketAnswer.ts';
import type { Bucket } from './bucketRequests.ts';

/** How an engine wants to read an ETag in a condition: as it gives it, in quotes, or without them. */
export type SpellTag = (tag: string) => string;

export interface StoredObject {
  bytes: Buffer;
  tag: string;
  /** of the write that put it there */
  mark: string | null;
}

/** Metadata: tells our own write from one with the same bytes. */
const markHeader = 'x-amz-meta-write';

/** How often an unclear write is tried. */
const attempts = 6;

export async function readObject(bucket: Bucket, key: string): Promise<StoredObject | null> {
  const request: BucketRequest = { method: 'GET', key };
  const answer = await bucket.ask(request);
  const tag = answer.headers.get('etag');
  if (answer.status === 200 && tag) return { bytes: answer.body, tag, mark: answer.headers.get(markHeader) };
  if (answer.status === 404 && wordOf(answer) === 'NoSuchKey') return null;
  throw refusal(bucket.name, request, answer);
}

/**
 * Writes where `tag` names what is there (null: nothing), else resolves with false. An answer that is neither yes nor
 * no is settled by reading: either our own write is there, or another one, or it is tried again under the same
 * condition. So it is after an unclear answer even with a no, which our own first write may have caused.
 */
export async function writeObject(
  bucket: Bucket,
  { key, bytes, tag, spell }: { key: string; bytes: Buffer; tag: string | null; spell: SpellTag },
): Promise<boolean> {
  const mark = randomUUID();
  const request: BucketRequest = {
    method: 'PUT',
    key,
    headers: {
      ...(tag === null ? { 'if-none-match': '*' } : { 'if-match': spell(tag) }),
      ...headersOf(key),
      [markHeader]: mark,
    },
    body: bytes,
  };
  for (let attempt = 1; ; attempt += 1) {
    const answer = await bucket.send(request);
    if (answer.status === 200) return true;
    // Some engines say of a page that is gone that there is none.
    const isNo = answer.status === 412 || (tag !== null && wordOf(answer) === 'NoSuchKey');
    if (isNo && attempt === 1) return false;
    if ((!isNo && !isUnclear(answer)) || attempt === attempts) throw refusal(bucket.name, request, answer);
    const there = await readObject(bucket, key);
    if (there?.mark === mark) return true;
    if ((there?.tag ?? null) !== tag) return false;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 50 * 2 ** attempt));
  }
}

/** For servers and CDNs that pass them on. No encoding: a packed file is read as it is, and whoever serves it says so. */
const headersOf = (key: string) => ({
  'content-type': key.endsWith('.html')
    ? 'text/html; charset=utf-8'
    : contentTypeOf(key.replace(/\.(?:br|gz)$/, '')),
  'cache-control': key.startsWith('apps/') ? 'public, max-age=31536000, immutable' : 'no-cache',
});
