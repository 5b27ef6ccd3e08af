import { AwsClient } from 'aws4fetch';
import { messageOf } from '#process/messageOf.ts';
import { atMost } from './atMost.ts';
import { parseBucketAddress } from './bucketAddress.ts';
import { isUnclear, refusal, type BucketAnswer, type BucketRequest } from './BucketAnswer.ts';
import { digestOf } from './store.ts';

/** Longest time (ms) for one request, and the pauses before it is repeated. */
const patience = 30_000;
const pauses = [50, 200, 800, 2000];

export interface Bucket {
  name: string;
  /** one request, signed, however it ends */
  send: (request: BucketRequest) => Promise<BucketAnswer>;
  /** the same, repeated while the answer is unclear: for what may happen twice. Throws a sentence when it stays so */
  ask: (request: BucketRequest) => Promise<BucketAnswer>;
}

/** Requests to a bucket, at most 16 at a time. Throws a sentence when the credentials are missing. */
export function bucketRequests(address: string, environment: NodeJS.ProcessEnv = process.env): Bucket {
  const { origin, bucket } = parseBucketAddress(address);
  const client = clientFor(address, environment);
  const inTurn = atMost(16);

  const send = ({ method, key, query = {}, headers = {}, body }: BucketRequest) =>
    inTurn(async () => {
      const url = new URL(`/${bucket}${key && `/${key}`}`, origin);
      url.search = new URLSearchParams(query).toString();
      const signed = await client.sign(url.href, {
        method,
        // The digest is signed too: bytes that were damaged on the way are refused.
        headers: { ...headers, 'x-amz-content-sha256': digestOf(body ?? '') },
        ...(body && { body: new Uint8Array(body) }),
      });
      try {
        const response = await fetch(signed, { signal: AbortSignal.timeout(patience), redirect: 'manual' });
        const bytes = Buffer.from(await response.arrayBuffer());
        return { status: response.status, headers: response.headers, body: bytes };
      } catch (error) {
        return { status: 0, headers: new Headers(), body: Buffer.from(reasonOf(error)) };
      }
    });

  return {
    name: address,
    send,
    ask: async (request) => {
      let answer = await send(request);
      for (const pause of pauses) {
        if (!isUnclear(answer)) return answer;
        await new Promise((resolve) => setTimeout(resolve, pause));
        answer = await send(request);
      }
      if (isUnclear(answer)) throw refusal(address, request, answer);
      return answer;
    },
  };
}

/** The usual variables name who asks. */
function clientFor(address: string, environment: NodeJS.ProcessEnv) {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
    AWS_REGION: region,
  } = environment;
  if (!accessKeyId || !secretAccessKey)
    throw new Error(`${address} needs the variables AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`);
  return new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
    service: 's3',
    region: region || 'us-east-1',
    retries: 0,
  });
}

/** `fetch` itself says only that it failed. */
const reasonOf = (error: unknown) =>
  messageOf(error instanceof Error && error.cause ? error.cause : error) || 'no reason is known';
