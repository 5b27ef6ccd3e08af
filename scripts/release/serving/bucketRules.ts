import type { BucketRules } from './Kind.ts';

const missing = [403, 404];
/** Those that engines have, and the proxies before them, which count on to 530. */
const faults = [range(400, 417), range(421, 431), 451, range(500, 511), range(520, 530)]
  .flat()
  .filter((status) => !missing.includes(status));

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

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
