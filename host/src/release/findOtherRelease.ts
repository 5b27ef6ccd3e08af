import type { PortalConfig } from '@portal/shared';
import type { PageRelease, PortalPage } from '../page/PortalPage';
import { fetchLivePage } from './fetchLivePage';

/**
 * The release that is live in the tab's channel if its builds or configuration differ from the tab's, whether newer or
 * rolled back. The number alone does not tell.
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
