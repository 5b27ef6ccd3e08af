import type { PortalConfig } from '@portal/shared';
import type { RemoteDeclaration } from '@portal/shared/declaration';
import type { EarlyNeeds } from './earlyNeeds.ts';

/** The build of a remote that was live before the one of the page, for when that does not start. */
export interface PreviousBuild {
  build: string;
  /** When it first went live. */
  since: string;
  /** Integrity of its `release.json`, which has those of its files. */
  record: string;
}

/** A remote in the page's registry. */
export interface RemoteEntry {
  /** Federation name, the part before the slash of a module's name. */
  name: string;
  /** Absolute or root-relative address of its manifest (`.json`) or entry script. */
  entry: string;
  /** Its part of the portal; missing on pages of older releases. */
  declaration?: Omit<RemoteDeclaration, 'federationName' | 'port'>;
  /** Scripts behind each exposed module, by path. Missing in development. */
  scripts?: Record<string, string[]>;
  /** Missing where no earlier build lasted and fits the page's host. */
  previous?: PreviousBuild;
}

export interface PageRelease {
  number: number;
  channel: string;
  /** Time of the release. */
  at: string;
  /** Build of each app, by folder. */
  builds: Record<string, string>;
}

/** Data inlined in the page: the portal's configuration and the release set that this tab runs. */
export interface PortalPage {
  config: PortalConfig;
  remotes: RemoteEntry[];
  /** Missing in development. */
  release?: PageRelease;
  /** Integrity of every script of the set by path. Missing in development. */
  integrity?: Record<string, string>;
  /** Read by the page's own script (`scripts/release/page/earlyRequests.js`). */
  early?: EarlyNeeds;
}
