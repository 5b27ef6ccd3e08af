import { bucketLines, type BucketOrigin } from './bucketLines.ts';
import { channelLinkMaps } from './channelLink.ts';
import { headerMaps } from './headerMaps.ts';
import { block, pattern, quote } from './nginxSyntax.ts';
import { seenLogLines } from './seenRules.ts';
import { serverLines } from './serverLines.ts';
import { slotMaps } from './slotRules.ts';
import { acceptedEncoding } from './staticFiles.ts';
import type { Kind, ServingRules } from './Kind.ts';

/** A complete nginx.conf that needs no privileges: its own files are in the `nginx -p` prefix. A proxy adds TLS. */
export function nginxConfig({
  rules,
  origin,
  listen = '127.0.0.1:8080',
  user,
  workers = 'auto',
}: {
  rules: ServingRules;
  /** the folder of the store, or its bucket */
  origin: string | BucketOrigin;
  /** address and port */
  listen?: string;
  /** of the workers, when nginx is started by root */
  user?: string;
  workers?: string;
}): string {
  const page = rules.kinds.at(-1);
  const file = typeof origin === 'string' ? '$uri' : '$portal_file';
  if (!/^[\w.:[\]-]+$/.test(listen)) throw new Error(`"${listen}" is not an address to listen on.`);
  return [
    '# Written by "npm run release -- nginx": change the rules in scripts/release/serving/servingRules.ts, not this file.',
    '# Start it with: nginx -p FOLDER -c THIS-FILE (log, pid and temporary files lie in FOLDER).',
    ...(user ? [`user ${user};`] : []),
    `worker_processes ${workers};`,
    'pid nginx.pid;',
    '# A line of the error log names the address with its query: only what nobody can miss is worth that.',
    'error_log error.log crit;',
    ...block('events', ['worker_connections 1024;']),
    ...block('http', [
      '# The page of a channel is a key of a map, and its name may have 63 letters. It has to come before the first map.',
      'map_hash_bucket_size 128;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`),
      '# Addresses as they were asked for, without their query: a sign-in ends in one.',
      ...block('map $request_uri $portal_address', [
        'default $request_uri;',
        `${pattern('~^([^?]*)[?]')} $1;`,
      ]),
      'log_format portal escape=json \'{"at":"$time_iso8601","from":"$remote_addr","method":"$request_method",\'',
      '  \'"path":"$portal_address","status":$status,"bytes":$body_bytes_sent,"seconds":$request_time}\';',
      'access_log access.log portal;',
      ...seenLogLines(rules),
      'server_tokens off;',
      'sendfile on;',
      'tcp_nopush on;',
      'absolute_redirect off;',
      'log_not_found off;',
      '# What is open stays what it was: a page that was swapped would be served for a while.',
      'open_file_cache off;',
      '# A sign-in may end in a long address; more than this Node does not take either.',
      'large_client_header_buffers 4 16k;',
      '',
      ...pageMaps(rules, page),
      ...channelLinkMaps(rules),
      ...headerMaps(rules, page, file),
      '',
      '# Stock nginx sends no brotli: the files beside are chosen by hand, and told by their extension afterwards.',
      ...(typeof origin === 'string' ? besideMaps : bucketLines(rules, origin)),
      ...block(`map ${file} $portal_encoding`, ['default "";', '"~\\.br$" br;', '"~\\.gz$" gzip;']),
      '',
      ...block('server', serverLines({ rules, origin, listen })),
    ]),
    '',
  ].join('\n');
}

const besideMaps = [
  ...block('map $http_accept_encoding $portal_br', [
    'default ".none";',
    `${pattern(`~*${acceptedEncoding('br')}`)} ".br";`,
  ]),
  ...block('map $http_accept_encoding $portal_gzip', [
    'default ".none";',
    `${pattern(`~*${acceptedEncoding('gzip')}`)} ".gz";`,
  ]),
];

function pageMaps(rules: ServingRules, page: Kind | undefined) {
  const [ofChannel = '', ...others] = page?.files ?? [];
  const named = rules.channels.pattern.replace(/\((?!\?)/, '(?<channel>');
  const ofSlot = others.find((file) => file.includes('{slot}'));
  return [
    ...(ofSlot === undefined ? [] : slotMaps(rules, ofSlot)),
    ...block('map $http_cookie $portal_page', [
      ofSlot === undefined ? `default ${quote(others[0] ?? '')};` : 'default $portal_slot_page;',
      `${pattern(`~${named}`)} "${ofChannel.replace('{channel}', '${channel}')}";`,
    ]),
  ];
}
