import { contentTypes } from '../build/contentTypes.ts';
import { pageKey } from '../page/pageKey.ts';
import type { PortalConfig } from '@portal/shared';
import { checkChannel } from '../config/readConfig.ts';
import { bucketRules } from './bucketRules.ts';
import { channelLink } from './channelLink.ts';
import { securityHeaders } from './securityHeaders.ts';
import { seenRules } from './seenRules.ts';
import { slotRules } from './slotRules.ts';
import type { Kind, ServingRules } from './Kind.ts';

/** Files served below `/apps/`, by extension; all others are not found. */
const types = Object.fromEntries(
  Object.entries(contentTypes).map(([extension, type]) => [extension.slice(1), type]),
);

const forEveryPortal = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
const day = 86_400;
const cookie = '__Host-portal-channel';
const forThisPortal = { 'cross-origin-resource-policy': 'same-origin' };

const methods = ['GET', 'HEAD'];

export function servingRules({
  headers,
  headersOf,
  assets = '/apps/',
  linked = [],
  countsTabs = false,
  splitsReaders = false,
}: {
  /** of every answer */
  headers: Record<string, string>;
  /** for pages of channels with another configuration than production */
  headersOf?: Kind['headersOf'];
  /** folder of immutable files */
  assets?: string;
  /** channels that a link may bring a browser into */
  linked?: string[];
  /** tabs tell which release they run */
  countsTabs?: boolean;
  /** a share of the readers may get a release first */
  splitsReaders?: boolean;
}): ServingRules {
  return {
    methods,
    always: headers,
    kinds: [
      {
        name: 'hidden',
        about: 'What is for developers and for the store itself.',
        pattern: `/\\.|^${assets}.*(?:\\.map|/mf-stats\\.json)$`,
        files: [],
        compression: 'none',
        headers: {},
      },
      {
        name: 'asset',
        about: 'Files of a build; they never change, and remotes are read from other origins too.',
        // The keys of a store are such names: no other character gets as far as a bucket, nor a line break at the end.
        pattern: `^${assets}[\\w@./-]+\\.(?:${Object.keys(types).join('|')})(?![\\s\\S])`,
        files: ['{path}'],
        types,
        compression: 'beside',
        headers: {
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'accept-encoding',
          ...forEveryPortal,
        },
        edge: { key: '{file}', seconds: 30 * day, staleSeconds: 30 * day },
      },
      {
        name: 'record',
        about: 'What was released when, and by whom.',
        pattern: '^/releases/[\\w/-]+\\.json$',
        files: ['{path}'],
        type: 'application/json; charset=utf-8',
        compression: 'none',
        headers: { 'cache-control': 'no-cache', ...forThisPortal },
      },
      {
        name: 'missing',
        about:
          'Whatever else looks like a file: never the page. Deeper down, a dot is one of a slug, such as "acme.com".',
        pattern: '^/[^/]*\\.[^/]*$|^/(?:apps|releases|channels|slots)/',
        files: [],
        compression: 'none',
        headers: {},
      },
      {
        name: 'page',
        about: 'Every other address. No ETag, no Last-Modified: two pages may share size and time.',
        pattern: '^/',
        files: ['/channels/{channel}.html', ...(splitsReaders ? ['/slots/{slot}.html'] : []), '/index.html'],
        type: 'text/html; charset=utf-8',
        compression: 'on the way',
        headers: { 'cache-control': 'no-cache', vary: 'accept-encoding, cookie', ...forThisPortal },
        ...(headersOf && { headersOf }),
        // After a quiet hour the first reader waits for the new page: the old one is for a bucket that is gone.
        edge: { key: '{file}', seconds: 2, staleSeconds: 7 * day },
      },
    ],
    errors: {
      type: 'text/plain; charset=utf-8',
      // Without CORS a missing file of a remote would look like a network failure elsewhere.
      headers: { 'cache-control': 'no-store', ...forEveryPortal },
      headersOf: { 405: { allow: methods.join(', ') }, 503: { 'retry-after': '5' } },
      texts: {
        400: 'Bad request.\n',
        404: 'Not found.\n',
        405: 'Only GET and HEAD.\n',
        503: 'Not available for a moment.\n',
      },
    },
    // The prefix lets no other host of the site, and no page without TLS, choose a channel for the reader.
    channels: {
      cookie,
      pattern: `(?:^|;\\s*)${cookie}=([a-z0-9-]{1,63})\\s*(?:;|$)`,
      ...(linked.length > 0 && { link: channelLink(cookie, linked) }),
    },
    ...(countsTabs && { seen: seenRules }),
    ...(splitsReaders && { slots: slotRules }),
    bucket: bucketRules,
    note: 'No directory listings, no ETag, no Last-Modified, no ranges, no query strings in logs; bodies are never rewritten.',
  };
}

/** Serving rules of an installation; `config` is production's. */
export function rulesFor(
  config: PortalConfig,
  {
    channels = {},
  }: {
    /** configurations of channels that differ */
    channels?: Record<string, PortalConfig>;
  } = {},
) {
  checkChannel(config, 'production');
  const headers = securityHeaders(config);
  const headersOf = Object.entries(channels).map(([channel, own]) => {
    checkChannel(own, channel);
    const ofChannel = securityHeaders(own);
    const changed = [...new Set([...Object.keys(headers), ...Object.keys(ofChannel)])]
      .map((name) => [name, ofChannel[name] ?? ''] as const)
      .filter(([name, value]) => headers[name] !== value);
    return [`/${pageKey(channel)}`, Object.fromEntries(changed)] as const;
  });
  const linked = Object.keys(channels).filter((channel) => channels[channel]?.allowChannelLink);
  return servingRules({
    headers,
    linked,
    countsTabs: [config, ...Object.values(channels)].some((one) => one.countTabs),
    splitsReaders: config.splitReaders ?? false,
    ...(headersOf.length > 0 && { headersOf: Object.fromEntries(headersOf) }),
  });
}
