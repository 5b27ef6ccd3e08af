import type { BucketRules } from './Kind.ts';

const missing = [403, 404];
/** nginx has a meaning of its own for it, and takes it in no list. */
const ofNginx = 499;
const faults = Array.from({ length: 200 }, (_, index) => 400 + index).filter(
  (status) => ![...missing, ofNginx].includes(status),
);

/** How a server or CDN asks a bucket. */
export const bucketRules: BucketRules = {
  passedOn: [],
  oneAtATime: true,
  missing: { from: missing, status: 404, seconds: 1 },
  broken: {
    // An engine that is not well or is asked in the wrong way, or what stands before it. 302 is that of a link into a channel.
    from: [301, 303, 307, 308, ...faults],
    status: 503,
  },
};
