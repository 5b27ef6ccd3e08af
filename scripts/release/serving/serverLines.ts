import { askLines, type BucketOrigin } from './bucketLines.ts';
import { bucketLocations } from './bucketLocations.ts';
import { channelLinkLines } from './channelLink.ts';
import { differingHeaders } from './headerMaps.ts';
import { locationLines } from './locationLines.ts';
import { addHeaders, block, pattern, quote, variableOf } from './nginxSyntax.ts';
import { seenLocation } from './seenRules.ts';
import { slotLines } from './slotRules.ts';
import type { Kind, ServingRules } from './Kind.ts';

/** Directives of the one server. */
export function serverLines({
  rules,
  origin,
  listen,
}: {
  rules: ServingRules;
  origin: string | BucketOrigin;
  listen: string;
}) {
  const bucket = typeof origin === 'string' ? null : origin;
  const security = addHeaders(rules.always, ' always');
  const securityOf = (kind: Kind) => {
    const differing = differingHeaders(kind);
    const same = Object.entries(rules.always).filter(([name]) => !differing.includes(name));
    return [
      ...addHeaders(Object.fromEntries(same), ' always'),
      ...differing.map((name) => `add_header ${name} $${variableOf(name)} always;`),
    ];
  };
  const { errors } = rules;
  // A malformed request has no address to look anything up by: nginx answers 400 itself. A directory is always there.
  const texts = Object.entries(errors.texts).filter(
    ([status]) => status !== '400' && (bucket || status !== '503'),
  );
  const locationsOf = (kind: Kind) => {
    const own = securityOf(kind);
    const isPage = kind.name === 'page';
    const head = isPage ? 'location /' : `location ~ ${pattern(kind.pattern)}`;
    const before = isPage ? channelLinkLines(rules, own) : [];
    const cookies = isPage ? slotLines(rules) : [];
    const { edge, files } = kind;
    if (!bucket) return block(head, [...before, ...cookies, ...locationLines(kind, own)]);
    if (!edge) return block(head, [...before, ...locationLines({ ...kind, files: [] }, own)]);
    const headers = [...own, ...cookies, ...addHeaders(kind.headers)];
    return bucketLocations({
      kind: { ...kind, edge, files },
      head,
      before,
      headers,
      rules: rules.bucket,
      origin: bucket,
    });
  };
  return [
    `listen ${listen};`,
    'server_name _;',
    ...(typeof origin === 'string' ? [`root ${quote(origin)};`] : askLines(origin)),
    'autoindex off;',
    'etag off;',
    'if_modified_since off;',
    'max_ranges 0;',
    'types {}',
    'default_type application/octet-stream;',
    `if ($request_method !~ ${pattern(`^(?:${rules.methods.join('|')})$`)}) { return 405; }`,
    ...texts.map(([status]) => `error_page ${status} @${status};`),
    '',
    '# A location with one add_header of its own loses those of the server: every location says all of them.',
    ...security,
    ...addHeaders(errors.headers, ' always'),
    ...texts.flatMap(([status, text]) => [
      '',
      ...block(`location @${status}`, [
        ...security,
        ...addHeaders(errors.headers, ' always'),
        ...addHeaders(errors.headersOf[status] ?? {}, ' always'),
        'types {}',
        `default_type ${quote(errors.type)};`,
        `return ${status} "${text.replace('\n', '\\n')}";`,
      ]),
    ]),
    ...seenLocation(rules, security),
    ...rules.kinds.flatMap((kind) => ['', `# ${kind.about}`, ...locationsOf(kind)]),
  ];
}
