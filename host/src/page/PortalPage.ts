import type { PortalConfig } from '@portal/shared';

/** One remote as the page names it. */
export interface RemoteEntry {
  /** Its federation name, the part before the slash in `remote_reports/ReportScreen`. */
  name: string;
  /** The absolute or root-relative address of its manifest (`.json`) or of its entry script. */
  entry: string;
}

/** Which release of the portal a page is. */
export interface PageRelease {
  number: number;
  channel: string;
  /** When it was made. */
  at: string;
  /** The build of each app, by its folder. */
  builds: Record<string, string>;
}

/** What the page carries inlined: the portal's configuration and the release set that this tab runs. */
export interface PortalPage {
  config: PortalConfig;
  remotes: RemoteEntry[];
  /** In development there is none. */
  release?: PageRelease;
  /** The integrity value of every script of the set by its path. In development there is none. */
  integrity?: Record<string, string>;
}
