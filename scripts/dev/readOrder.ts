import { parseArgs } from 'node:util';
import type { App } from '#release/build/apps.ts';
import { remoteNamed } from './remoteNamed.ts';

/** Parsed command line of `npm start`. */
export interface Order {
  /** one remote alone, without the host */
  isStandalone: boolean;
  /** apps compiled from source, the host first */
  sources: App[];
  /** remotes served from their last build */
  builds: App[];
  /** the deployed portal that the one remote joins */
  on?: Deployed;
  /** for tests: the addresses as one line of JSON */
  isJson: boolean;
}

/** `channel` is null for the default one */
export type Deployed = { url: string; channel: string | null };

const usage = `Usage:
  npm start                          the whole portal from its sources
  npm start -- REMOTE                this remote alone, on a page of its own, signed in as a sample employee (auth cannot)
  npm start -- REMOTE --in-host      host and this remote from their sources, the other remotes from their last build
  npm start -- REMOTE --on URL [--channel NAME]
                                     this remote from its sources, in the deployed portal at that address`;

/** Throws a sentence or the usage. */
export function readOrder(words: string[], apps: App[]): Order {
  const { values, positionals } = parse(words);
  const { 'in-host': isInHost, on, channel = null, json: isJson } = values;
  const [name, ...more] = positionals;
  if (more.length > 0 || (isInHost && on !== undefined) || (channel && on === undefined))
    throw new Error(usage);
  if (name === undefined) {
    if (isInHost || on !== undefined) throw new Error(usage);
    return { isStandalone: false, sources: apps, builds: [], isJson };
  }

  const remote = remoteNamed(name, apps);
  if (on !== undefined)
    return {
      isStandalone: false,
      sources: [remote],
      builds: [],
      on: { url: addressOf(on), channel },
      isJson,
    };
  if (!isInHost) return { isStandalone: true, sources: [remote], builds: [], isJson };
  return {
    isStandalone: false,
    sources: apps.filter((app) => app === remote || app.folder === 'host'),
    builds: apps.filter((app) => app !== remote && app.folder !== 'host'),
    isJson,
  };
}

function addressOf(text: string) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.username || url?.password)
    throw new Error('The address of a portal has no user name and no password: leave them out of --on.');
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new Error(`"${text}" is not the address of a portal: it begins with https:// or http://.`);
  return url.href;
}

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        'in-host': { type: 'boolean', default: false },
        on: { type: 'string' },
        channel: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new Error(usage);
  }
}
