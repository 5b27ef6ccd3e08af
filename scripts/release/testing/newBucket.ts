import { randomUUID } from 'node:crypto';
import { parseBucketAddress } from '../store/bucketAddress.ts';
import { bucketRequests } from '../store/bucketRequests.ts';
import { servingRights } from '../store/bucketRights.ts';

/** Makes a bucket of an engine that servers on this machine may read, as they do elsewhere. */
export async function newBucket(engine: string): Promise<string> {
  const place = `${engine}/portal-${randomUUID()}`;
  const { ask } = bucketRequests(place);
  await ask({ method: 'PUT', key: '' });
  const rights = servingRights(parseBucketAddress(place).bucket, ['127.0.0.1/32']);
  const { status, body } = await ask({
    method: 'PUT',
    key: '',
    query: { policy: '' },
    body: Buffer.from(JSON.stringify(rights)),
  });
  if (status >= 300) throw new Error(`The engine takes no policy (${String(status)}): ${body.toString()}`);
  return place;
}
