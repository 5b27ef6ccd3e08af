import type { Reader } from '../e2e/Reader';

/** Builds of remote-reports of which scripts have been asked for, in the order of the first one. */
export const reportBuilds = ({ requests }: Reader): string[] => [
  ...new Set(
    requests.flatMap((url) => /\/apps\/remote-reports\/(\w+)\/[^/]+\.js(?:\?|$)/.exec(url)?.[1] ?? []),
  ),
];
