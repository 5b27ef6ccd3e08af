import { readObject, writeObject } from './bucketObjects.ts';
import type { Bucket } from './bucketRequests.ts';
import { listBucket } from './listBucket.ts';
import { onceDone } from './onceDone.ts';
import { proveBucket } from './proveBucket.ts';
import { checkKey, DifferentBytes, digestOf, type Store } from './store.ts';
import { refusal, type BucketRequest } from './BucketAnswer.ts';

/** Unpublished: proofs. */
const ownFolder = '.store';

/** A store in an S3-compatible bucket. Writes are conditional, which the engine proves first; there are no locks. */
export function bucketStore(bucket: Bucket, prove: typeof proveBucket = proveBucket): Store {
  const proved = onceDone(() => prove(bucket, ownFolder));
  const read = async (key: string) => {
    checkKey(key);
    return readObject(bucket, key);
  };

  return {
    name: bucket.name,

    read: async (key) => (await read(key))?.bytes ?? null,

    putIfAbsent: async (key, bytes) => {
      checkKey(key);
      const spell = await proved();
      if (await writeObject(bucket, { key, bytes, tag: null, spell })) return 'written';
      const there = await read(key);
      if (!there?.bytes.equals(bytes)) throw new DifferentBytes(key);
      return 'same';
    },

    compareAndSwap: async (key, expected, bytes) => {
      const there = await read(key);
      if ((there && digestOf(there.bytes)) !== expected) return false;
      return writeObject(bucket, { key, bytes, tag: there && there.tag, spell: await proved() });
    },

    list: (prefix) => listBucket(bucket, prefix, ownFolder),

    delete: async (key) => {
      checkKey(key);
      const request: BucketRequest = { method: 'DELETE', key };
      const answer = await bucket.ask(request);
      if (![200, 204, 404].includes(answer.status)) throw refusal(bucket.name, request, answer);
    },
  };
}
