import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { contentTypeOf } from '#release/build/contentTypes.ts';
import { parseBucketAddress } from '#release/store/bucketAddress.ts';
import { bucketRequests } from '#release/store/bucketRequests.ts';
import { startNginx } from '../startNginx.ts';
import type { ServingRules } from '../Kind.ts';
import type { Server } from './startServers.ts';

/** Longest time (ms) for which nginx keeps a page, or that there is none. */
export const keptFor = 2500;

/** Fills a bucket, and serves it with nginx. */
export async function startWithBucket(
  place: string,
  rules: ServingRules,
  files: Record<string, Buffer | string>,
): Promise<Server & { stop: () => Promise<void> }> {
  const { ask } = bucketRequests(place);
  const put = (key: string, content: Buffer | string | null) =>
    content === null
      ? ask({ method: 'DELETE', key })
      : ask({
          method: 'PUT',
          key,
          headers: {
            'content-type': key.endsWith('.html') ? 'text/html; charset=utf-8' : contentTypeOf(key),
          },
          body: Buffer.from(content),
        });
  await Promise.all(Object.entries(files).map(([key, content]) => put(key, content)));
  const { port, prefix, stop } = await startNginx({ origin: parseBucketAddress(place), rules });
  return {
    name: 'nginx with a bucket',
    port,
    logs: prefix,
    seenLog: path.join(prefix, 'seen.log'),
    isBucket: true,
    change: async (key, content) => {
      await put(key, content);
      await pause(keptFor);
    },
    stop,
  };
}
