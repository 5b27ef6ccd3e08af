import { hideHeaders, type BucketOrigin } from './bucketLines.ts';
import { block } from './nginxSyntax.ts';
import { pageLines } from './pageLines.ts';
import type { BucketRules, Edge, Kind } from './Kind.ts';

/** nginx counts whole seconds, and the last one to its end. */
const shortest = (seconds: number) => `${String(Math.max(1, seconds - 1))}s`;

const statuses = (list: number[]) => list.join(' ');

/** The location of a kind, and a second for the file without its packing or for production's page of a channel. */
export function bucketLocations({
  kind: { name, files, edge, compression },
  head,
  before,
  headers,
  rules: { missing, broken },
  origin: { origin, bucket },
}: {
  kind: Kind & { edge: Edge };
  /** of the first location */
  head: string;
  /** directives before the bucket is asked */
  before: string[];
  /** directives for those of the answer */
  headers: string[];
  rules: BucketRules;
  origin: BucketOrigin;
}): string[] {
  const { protocol } = new URL(origin);
  const isPage = compression === 'on the way';
  const answer = isPage
    ? pageLines
    : [
        ...hideHeaders(['content-type']),
        'add_header content-type $portal_type;',
        'add_header content-encoding $portal_encoding;',
      ];
  const ask = (file: string, ofMissing: string, ofBroken: string) => [
    `set $portal_file ${file};`,
    ...headers,
    ...answer,
    `proxy_cache portal_${name};`,
    'proxy_cache_key $portal_file;',
    `proxy_cache_valid 200 ${shortest(edge.seconds)};`,
    `proxy_cache_valid ${statuses(missing.from)} ${shortest(missing.seconds)};`,
    `error_page ${statuses(missing.from)} = ${ofMissing};`,
    `error_page ${statuses(broken.from)} = ${ofBroken};`,
    `proxy_pass ${protocol}//portal_bucket/${bucket}$portal_file;`,
  ];
  const next = `@${name}`;
  const [first, last = ''] = isPage ? ['$portal_page', files.at(-1)] : ['$uri$portal_packed', '$uri'];
  return [
    ...block(head, [...before, ...ask(first, next, next)]),
    '',
    ...block(`location ${next}`, ask(last, `@${String(missing.status)}`, `@${String(broken.status)}`)),
  ];
}
