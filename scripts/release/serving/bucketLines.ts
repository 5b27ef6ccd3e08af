import { acceptedEncoding } from './staticFiles.ts';
import { block, pattern, quote } from './nginxSyntax.ts';
import type { ServingRules } from './Kind.ts';

/** A bucket that everybody may read who sits where nginx does. */
export interface BucketOrigin {
  /** of the engine, `https://host` */
  origin: string;
  bucket: string;
}

/** The rules say how long an answer is kept, whatever the bucket says. */
const unheeded = ['cache-control', 'expires', 'set-cookie', 'vary', 'x-accel-expires', 'x-accel-redirect'];

/** Words of an engine about an object and itself; nginx takes no pattern here. */
const unsaid = [
  ...['accept-ranges', 'cache-control', 'content-encoding', 'etag', 'expires', 'last-modified', 'set-cookie'],
  ...['vary', 'x-accel-redirect', 'x-rgw-object-type'],
  ...[
    'bucket-region',
    'checksum-crc64nvme',
    'checksum-type',
    'expiration',
    'id-2',
    'meta-write',
    'replication-status',
    'request-id',
    'server-side-encryption',
    'server-side-encryption-aws-kms-key-id',
    'server-side-encryption-bucket-key-enabled',
    'storage-class',
    'tagging-count',
    'version-id',
  ].map((name) => `x-amz-${name}`),
];

/** A location that hides one header more has to name all of them. */
export const hideHeaders = (more: string[]) =>
  [...unsaid, ...more].map((name) => `proxy_hide_header ${name};`);

/** Seconds after which an engine that does not answer counts as gone, and what nginx has kept is served. */
const patience = 3;
/** Seconds for which it is asked nothing after it has failed four times within them: every page view would wait for it. */
const rest = 5;
const certificates = '/etc/ssl/certs/ca-certificates.crt';

/** nginx's lines beside the server: where it keeps what, and which packing of a file is asked for. */
export function bucketLines({ kinds }: ServingRules, { origin }: BucketOrigin): string[] {
  const { protocol, hostname, port } = new URL(origin);
  const types = Object.entries(kinds.find(({ name }) => name === 'asset')?.types ?? {});
  const server = `server ${hostname}:${port || (protocol === 'https:' ? '443' : '80')} max_fails=2 fail_timeout=${String(rest)}s;`;
  return [
    ...kinds.flatMap(({ name, edge }) =>
      edge
        ? `proxy_cache_path ${name} levels=1:2 keys_zone=portal_${name}:8m max_size=1g inactive=${String(edge.staleSeconds)}s use_temp_path=off;`
        : [],
    ),
    '# The name is looked up when nginx starts, or reads its configuration again.',
    '# It stands there twice, because nginx asks the only one it has again and again, however often that has failed.',
    ...block('upstream portal_bucket', ['zone portal_bucket 64k;', server, server, 'keepalive 32;']),
    ...block('map $http_accept_encoding $portal_packed', [
      'default "";',
      `${pattern(`~*${acceptedEncoding('br')}`)} ".br";`,
      `${pattern(`~*${acceptedEncoding('gzip')}`)} ".gz";`,
    ]),
    ...block('map $uri $portal_type', [
      'default "";',
      ...types.map(([extension, type]) => `${pattern(`~\\.${extension}$`)} ${quote(type)};`),
    ]),
  ];
}

/** Directives of the server: how nginx asks the bucket. */
export function askLines({ origin }: BucketOrigin): string[] {
  const { protocol, host, hostname } = new URL(origin);
  return [
    'proxy_http_version 1.1;',
    '# Nothing of a request reaches the bucket but its file: no cookie, no query, no authorization.',
    'proxy_pass_request_headers off;',
    'proxy_pass_request_body off;',
    `proxy_set_header host ${quote(host)};`,
    'proxy_set_header connection "";',
    'proxy_set_header content-length "";',
    `proxy_connect_timeout ${String(patience)}s;`,
    `proxy_read_timeout ${String(patience)}s;`,
    `proxy_send_timeout ${String(patience)}s;`,
    '# A connection that has ended meanwhile is made anew; who has waited once does not wait twice.',
    'proxy_next_upstream error;',
    '# One request for a file at a time; while the bucket is gone, what is kept is served.',
    'proxy_cache_lock on;',
    'proxy_cache_use_stale error timeout invalid_header updating http_429 http_500 http_502 http_503 http_504;',
    `proxy_ignore_headers ${unheeded.join(' ')};`,
    'proxy_headers_hash_max_size 1024;',
    'proxy_headers_hash_bucket_size 128;',
    ...hideHeaders([]),
    'proxy_intercept_errors on;',
    'recursive_error_pages on;',
    ...(protocol === 'https:'
      ? [
          'proxy_ssl_server_name on;',
          `proxy_ssl_name ${hostname};`,
          'proxy_ssl_verify on;',
          'proxy_ssl_verify_depth 4;',
          `proxy_ssl_trusted_certificate ${certificates};`,
        ]
      : []),
  ];
}
