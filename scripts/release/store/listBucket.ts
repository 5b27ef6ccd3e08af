import { refusal, type BucketRequest } from './BucketAnswer.ts';
import type { Bucket } from './bucketRequests.ts';
import type { StoredEntry } from './store.ts';

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

const textOf = (xml: string, name: string) =>
  (new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '').replace(
    /&\w+;/g,
    (entity) => entities[entity] ?? entity,
  );

/** Entries of a bucket whose key starts with `prefix`, sorted by key, without those in the folder `hidden`. */
export async function listBucket(bucket: Bucket, prefix: string, hidden: string): Promise<StoredEntry[]> {
  const found: StoredEntry[] = [];
  for (let isWhole = false; !isWhole;) {
    // An engine gives at most 1,000 at a time.
    const after = found.at(-1)?.key;
    const request: BucketRequest = {
      method: 'GET',
      key: '',
      query: { 'list-type': '2', prefix, ...(after !== undefined && { 'start-after': after }) },
    };
    const answer = await bucket.ask(request);
    if (answer.status !== 200) throw refusal(bucket.name, request, answer);
    const text = String(answer.body);
    const page = [...text.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, xml = '']) => ({
      key: textOf(xml, 'Key'),
      size: Number(textOf(xml, 'Size')),
      modified: new Date(textOf(xml, 'LastModified')),
    }));
    found.push(...page);
    isWhole = page.length === 0 || textOf(text, 'IsTruncated') !== 'true';
  }
  return found.filter(({ key }) => !key.startsWith(`${hidden}/`)).sort((a, b) => (a.key < b.key ? -1 : 1));
}
