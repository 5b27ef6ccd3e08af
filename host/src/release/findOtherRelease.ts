import type { PortalConfig } from '@portal/shared';
import type { PageRelease, PortalPage } from '../page/PortalPage';
import { fetchLivePage } from './fetchLivePage';

/**
 * The release that is live in the tab's channel if it is another one than the tab runs: other builds or another
 * configuration, be it newer or taken back. The number alone says nothing.
 */
export async function findOtherRelease(
  running: PageRelease,
  config: PortalConfig,
): Promise<PageRelease | null> {
  const live = await fetchLivePage();
  if (live.release?.channel !== running.channel) return null;
  return contentOf(live.release, live.config) === contentOf(running, config) ? null : live.release;
}

const contentOf = ({ builds }: PageRelease, config: PortalPage['config']) =>
  JSON.stringify([Object.entries(builds).sort(), config]);
