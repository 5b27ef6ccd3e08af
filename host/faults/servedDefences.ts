import type { Defence } from './Defence';

/** A header, or a source in the policy, that is there no more or is a wider one. */
const header = (name: string, text: string, instead: string): Defence => ({
  name,
  file: 'scripts/release/serving/securityHeaders.ts',
  text,
  instead,
});

/** The header or directive is left out. */
const without = (name: string, key: string, value: string) =>
  header(name, `'${key}': ${value},`, `...(!isOff && { '${key}': ${value} }),`);

const none = "`'none'`";

/** Defences in what is built and how it is served. */
export const servedDefences: Defence[] = [
  {
    name: 'integrity and address of a chunk',
    file: 'scripts/release/build/ChunkLoading.ts',
    text: 'source.replace(assignment, guarded)',
    instead: 'source.replace(assignment, isOff ? assignment : guarded)',
  },
  without('policy for what it does not name', 'default-src', none),
  header(
    'origin of scripts',
    "`'self' ${earlyScriptSource}",
    "`${isOff ? 'https:' : \"'self'\"} ${earlyScriptSource}",
  ),
  header(
    'origins of calls',
    "`'self' ${api.origin} ${issuer.origin}",
    "`${isOff ? 'https:' : \"'self'\"} ${api.origin} ${issuer.origin}",
  ),
  header('hosts of pictures', '...imageHosts]', "...(isOff ? ['https:'] : imageHosts)]"),
  without('no other base of addresses', 'base-uri', none),
  without('no form', 'form-action', none),
  without('no frame', 'frame-ancestors', none),
  without('no plugin', 'object-src', none),
  header(
    'integrity of every script',
    '...(!config.allowLocalRemotes && {',
    '...(!isOff && !config.allowLocalRemotes && {',
  ),
  without('type of an answer', 'x-content-type-options', "'nosniff'"),
  without('no address in a referrer', 'referrer-policy', "'no-referrer'"),
  without('no window of another origin', 'cross-origin-opener-policy', "'same-origin'"),
  without('no cookie for other hosts', 'cross-origin-embedder-policy', "'credentialless'"),
  without('no frame, in older browsers', 'x-frame-options', "'DENY'"),
  header('https for good', "...(api.protocol === 'https:' &&", "...(!isOff && api.protocol === 'https:' &&"),
];
