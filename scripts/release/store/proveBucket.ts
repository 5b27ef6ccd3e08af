import { randomUUID } from 'node:crypto';
import { isUnclear, refusal, wordOf, type BucketRequest } from './BucketAnswer.ts';
import type { SpellTag } from './bucketObjects.ts';
import type { Bucket } from './bucketRequests.ts';

const spellings: SpellTag[] = [(tag) => tag, (tag) => tag.replaceAll('"', '')];

/** The engine was broken for a moment. */
class Unclear extends Error {}

/**
 * Tries what a store asks of a bucket, on a key of its own in `folder`: a name that is taken is not taken again, and a
 * page is replaced only by whoever knows what is there. Throws a sentence where an engine takes the conditions and
 * ignores them. Resolves with the spelling of an ETag that it compares with its own.
 */
export async function proveBucket(bucket: Bucket, folder: string): Promise<SpellTag> {
  for (let attempt = 1; ; attempt += 1) {
    const key = `${folder}/proof-${randomUUID()}`;
    try {
      return await proveOn(bucket, key);
    } catch (error) {
      if (!(error instanceof Unclear) || attempt === 5) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100 * 2 ** attempt));
    } finally {
      // Without the right to delete, proofs stay: a few bytes each.
      await bucket.send({ method: 'DELETE', key });
    }
  }
}

async function proveOn(bucket: Bucket, key: string): Promise<SpellTag> {
  const cannot = (fault: string) => new Error(`${bucket.name} cannot hold a store: ${fault}.`);
  /** The tag of what was written, or null when the condition has refused it. */
  const put = async (text: string, headers: Record<string, string>) => {
    const request: BucketRequest = { method: 'PUT', key, headers, body: Buffer.from(text) };
    const answer = await bucket.send(request);
    if (answer.status === 200) return answer.headers.get('etag') ?? '';
    if (answer.status === 412) return null;
    if (isUnclear(answer)) throw new Unclear(refusal(bucket.name, request, answer).message);
    if (answer.status === 501 || wordOf(answer) === 'NotImplemented')
      throw cannot('its engine knows no conditional writes');
    throw refusal(bucket.name, request, answer);
  };

  const isNew = { 'if-none-match': '*' };
  const tag = await put('one', isNew);
  if (!tag) throw cannot('nothing can be written where nothing is');
  if ((await put('two', isNew)) !== null)
    throw cannot('two could publish under one name (is versioning on?)');
  for (const spell of spellings) {
    const isSame = { 'if-match': spell(tag) };
    if ((await put('three', isSame)) === null) continue;
    if ((await put('four', isSame)) !== null)
      throw cannot('a page could be replaced that has changed meanwhile');
    return spell;
  }
  throw cannot('no page can be replaced');
}
