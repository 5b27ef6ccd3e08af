import * as v from 'valibot';
import { segmentsOf } from './segmentsOf.ts';

const strict = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, received }) =>
    expected === 'never'
      ? `${received} is unknown here; allowed are ${Object.keys(entries).join(', ')}`
      : `Expected ${expected} but received ${received}`,
  );

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const component = v.pipe(v.string(), v.regex(/^[A-Z]\w*$/, 'must be the name of a component'));
const param = ':[a-zA-Z]\\w*';
const literal = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** Props that React takes for itself: a screen would not get such a parameter. */
const reserved = ['key', 'ref', 'children'];
const paramsOf = (pattern: string) =>
  segmentsOf(pattern).flatMap((segment) => ('param' in segment ? segment.param : []));

/** The first segment is literal, and the last parameters may be missing. */
const address = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^/${literal}(?:/(?:${literal}|${param}))*(?:/${param}\\?)*$`),
    'must be an address such as /news or /news/:slug/:date?, which begins with a word in lower case',
  ),
  v.check(
    (pattern) => !paramsOf(pattern).some((param) => reserved.includes(param)),
    'must call no parameter key, ref or children, which React takes for itself',
  ),
  v.check((pattern) => {
    const params = paramsOf(pattern);
    return new Set(params).size === params.length;
  }, 'must not name a parameter twice'),
);

/** Parameters with a default have it after `=`. */
const call = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^(?:/(?:[\\w-][\\w.-]*|${param}(?:=[\\w-]+)?))+$`),
    "must be a path of the API such as /ai/news/:slug/:date=latest, because it stays at the API's origin",
  ),
);

/** A page of the remote. */
const screen = strict({
  address,
  /** of the document while it is not there yet, and of the line that replaces it */
  title: text,
  /** the line in its place while it cannot be loaded */
  unavailable: text,
  /** who may see it; `signed-in` unless said */
  access: v.exactOptional(v.picklist(['signed-in', 'public'])),
  /** first API call, with parameters of the address; not of a public screen, because it bears the reader's token */
  firstCall: v.exactOptional(call),
});

/** A link of the navigation bar, to a screen without parameters. */
const link = strict({
  label: v.union([text, strict({ config: v.literal('productTitle') })]),
  screen: component,
  order: v.number(),
});

/** A part of a page of the host. */
const panel = strict({
  slot: text,
  module: component,
  order: v.number(),
  unavailable: text,
  firstCall: v.exactOptional(call),
});

const roles = strict({
  /** shown to whoever is not signed in */
  signedOut: v.exactOptional(component),
  /** at /login/callback */
  callback: v.exactOptional(component),
  /** at /{provider}/authorize */
  authorize: v.exactOptional(component),
});

/** A remote's part of the portal. Modules are files of its `src/exposes`. */
export const remoteDeclaration = strict({
  /** version of this form; the host says up to which it reads */
  format: v.literal(1),
  federationName: v.pipe(v.string(), v.regex(/^remote(_[a-z0-9]+)+$/, 'must be such as remote_news')),
  /** in development */
  port: v.pipe(v.number(), v.integer(), v.minValue(1024), v.maxValue(65_535)),
  /** by the module that they show */
  screens: v.exactOptional(v.record(component, screen)),
  navigation: v.exactOptional(v.array(link)),
  slots: v.exactOptional(v.array(panel)),
  roles: v.exactOptional(roles),
});

export type RemoteDeclaration = v.InferOutput<typeof remoteDeclaration>;
export type ScreenDeclaration = v.InferOutput<typeof screen>;
export type PanelDeclaration = v.InferOutput<typeof panel>;
export type Role = keyof v.InferOutput<typeof roles>;
