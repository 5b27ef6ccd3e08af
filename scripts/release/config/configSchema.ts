import type { Environment, PortalConfig, TokenStorage } from '@portal/shared';
import * as v from 'valibot';

const environments = ['local', 'staging', 'production'] as const satisfies Environment[];
const tokenStorages = ['localStorage', 'sessionStorage', 'memory'] as const satisfies TokenStorage[];
/** Names by which a browser knows its own machine. */
export const thisMachine = ['localhost', '127.0.0.1', '[::1]'];
/** First path segments that the portal or its store uses. */
const takenPaths = ['reports', 'login', 'apps', 'channels', 'releases', 'slots'];

type Message = (issue: v.BaseIssue<unknown>) => string;

const missingOr =
  (problem: string): Message =>
  ({ input }) =>
    input === undefined ? 'is missing' : problem;

/** valibot accepts arrays as objects. */
const objectOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.unknown(),
    v.check(
      (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
      missingOr('must be an object'),
    ),
    // A key that is misspelt would otherwise leave its setting as it is, without a word.
    v.strictObject(entries, ({ expected }) => (expected === 'never' ? 'is no setting' : 'is missing')),
  );

const oneOf = <Options extends readonly string[]>(options: Options) =>
  v.picklist(options, ({ input }) => `must be one of ${options.join(', ')}, not "${String(input)}"`);

const notEmpty = 'must be a text that is not empty';
const text = v.pipe(
  v.string(missingOr(notEmpty)),
  v.check((value) => value.trim() !== '', notEmpty),
);

const isWebAddress = (value: string) =>
  URL.canParse(value) && !/[\s\\]/.test(value) && /^https?:$/.test(new URL(value).protocol);

/** URL.search is empty for a bare "?" too, but paths are appended to this address. */
function isPlain(value: string) {
  const { username, password } = new URL(value);
  return !/[?#]/.test(value) && username === '' && password === '';
}

function isSecure(value: string) {
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || thisMachine.includes(hostname);
}

const address = v.pipe(
  text,
  v.check(isWebAddress, ({ input }) => `must be an http or https address, not "${input}"`),
  v.check(isPlain, 'must have no query, fragment or credentials'),
  v.check(isSecure, ({ input }) => `must be https, because "${input}" is not this machine`),
  v.transform((value) => value.replace(/\/+$/, '')),
);

const pathSegment = v.pipe(
  text,
  v.regex(
    /^[\w-]+$/,
    ({ input }) => `must be one path segment of letters, digits, "-" or "_", not "${input}"`,
  ),
  v.check(
    (value) => !takenPaths.includes(value.toLowerCase()),
    ({ input }) => `must not be "${input}": the portal has something else there`,
  ),
);

const imageHost = v.pipe(
  text,
  v.regex(
    /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/,
    ({ input }) => `must be a host such as images.example.com or *.example.com, not "${input}"`,
  ),
);

/** Configuration file; messages follow the name of the key. */
export const configSchema = v.pipe(
  objectOf({
    environment: v.nullish(oneOf(environments), 'production'),
    apiHosts: objectOf({ local: address, staging: address, production: address }),
    identityProvider: objectOf({ name: text, path: pathSegment, issuer: address, clientId: text }),
    tokenStorage: v.exactOptional(oneOf(tokenStorages)),
    imageHosts: v.exactOptional(v.array(imageHost, 'must be a list of hosts')),
    reportTo: v.exactOptional(address),
    allowLocalRemotes: v.optional(v.boolean('must be true or false'), false),
    allowChannelLink: v.exactOptional(v.boolean('must be true or false')),
    countTabs: v.exactOptional(v.boolean('must be true or false')),
    splitReaders: v.exactOptional(v.boolean('must be true or false')),
    company: text,
    productTitle: text,
  }),
  v.forward(
    v.check(
      ({ allowLocalRemotes, environment }) => !allowLocalRemotes || environment !== 'production',
      'must not be true where the environment is production',
    ),
    ['allowLocalRemotes'],
  ),
  v.transform(({ allowLocalRemotes, ...rest }) => ({
    ...rest,
    ...(allowLocalRemotes && { allowLocalRemotes }),
  })),
) satisfies v.GenericSchema<unknown, PortalConfig>;

/** Configuration in a page or record, which was validated by the rules of its day. */
export const writtenConfig = v.object({
  environment: v.picklist(environments),
  apiHosts: v.object({ local: v.string(), staging: v.string(), production: v.string() }),
  identityProvider: v.object({
    name: v.string(),
    path: v.string(),
    issuer: v.string(),
    clientId: v.string(),
  }),
  company: v.string(),
  productTitle: v.string(),
  tokenStorage: v.exactOptional(v.picklist(tokenStorages)),
  imageHosts: v.exactOptional(v.array(v.string())),
  reportTo: v.exactOptional(v.string()),
  allowLocalRemotes: v.exactOptional(v.boolean()),
  allowChannelLink: v.exactOptional(v.boolean()),
  countTabs: v.exactOptional(v.boolean()),
  splitReaders: v.exactOptional(v.boolean()),
}) satisfies v.GenericSchema<PortalConfig>;
