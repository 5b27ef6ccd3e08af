import type { BucketRules } from './Kind.ts';

/** How a server or CDN asks a bucket. */
export const bucketRules: BucketRules = {
  passedOn: [],
  oneAtATime: true,
  missing: { from: [403, 404], status: 404, seconds: 1 },
  broken: {
    // An engine that is not well, or is asked in the wrong way. 302 is that of a link into a channel.
    from: [301, 307, 308, 400, 401, 405, 412, 416, 429, 500, 501, 502, 503, 504],
    status: 503,
  },
};
