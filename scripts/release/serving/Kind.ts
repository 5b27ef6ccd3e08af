import type { SeenRules } from './seenRules.ts';
import type { SlotRules } from './slotRules.ts';

/** A kind of address: the first whose pattern matches the decoded path, without query, applies. */
export interface Kind {
  name: string;
  about: string;
  /** a regex with the same meaning in JavaScript and PCRE */
  pattern: string;
  /** candidates below the store's root, first existing wins; `{path}` is the address, `{channel}` and `{slot}` from cookies */
  files: string[];
  /** by extension */
  types?: Record<string, string>;
  /** for every file */
  type?: string;
  /** `beside`: sends `<file>.br` and `<file>.gz` to clients that accept them; `on the way`: gzip by the server */
  compression: 'beside' | 'on the way' | 'none';
  /** of a successful answer */
  headers: Record<string, string>;
  /** of one file, replacing those of every answer; an empty one is not sent */
  headersOf?: Record<string, Record<string, string>>;
  /** in front of a bucket; a kind without it is not served from there */
  edge?: Edge;
}

/** How long a server or CDN keeps what it has from the bucket. */
export interface Edge {
  /** of what it keeps: the file, packed or not, and nothing else of a request */
  key: '{file}';
  /** s */
  seconds: number;
  /** s that it is served for longer while the bucket does not answer */
  staleSeconds: number;
}

/** For a server or CDN in front of a bucket. */
export interface BucketRules {
  /** headers of a request that the bucket is told, beside those of the server itself; the query is not passed on either */
  passedOn: string[];
  /** at most one request for a file is on its way to the bucket */
  oneAtATime: true;
  /** the bucket's answers for what it does not have */
  missing: { from: number[]; status: number; seconds: number };
  /** every other answer than 200, and none, where nothing is kept */
  broken: { from: number[]; status: number };
}

/** A query that brings a browser into a channel, answered with a 302 instead of the page. */
export interface ChannelLink {
  parameter: string;
  /** channels that may be entered so */
  names: string[];
  /** values of Sec-Fetch-Dest with which a link is followed, `''` for none: a picture of the page's data enters no channel */
  destinations: string[];
  /** of path and query as they were sent; captures the address without it, the channel, and the rest of the query */
  pattern: string;
  /** the cookie to set, with `{channel}` from the link */
  join: string;
  /** the cookie to set when the channel is production */
  leave: string;
}

/** How to serve a store, for any server. */
export interface ServingRules {
  methods: string[];
  /** headers of every answer, whatever its status */
  always: Record<string, string>;
  kinds: Kind[];
  errors: {
    type: string;
    headers: Record<string, string>;
    /** those of one status */
    headersOf: Record<string, Record<string, string>>;
    texts: Record<string, string>;
  };
  /** the pattern captures the channel from the Cookie header */
  channels: { cookie: string; pattern: string; link?: ChannelLink };
  /** missing where no configuration wants it */
  seen?: SeenRules;
  /** missing where no configuration wants it */
  slots?: SlotRules;
  bucket: BucketRules;
  note: string;
}
