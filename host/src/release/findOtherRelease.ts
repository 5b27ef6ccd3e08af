import type { PortalConfig } from '@portal/shared';
import type { PageRelease, PortalPage } from '../page/PortalPage';
import type { RunningRelease } from './RunningRelease';
import { fetchLivePage } from './fetchLivePage';

/**
 * The release that is live in the tab's channel if its builds or configuration differ from the tab's, whether newer or
 * rolled back. The number alone does not tell. A remote that has fallen back counts as the build that the page names.
 */
export async function findOtherRelease(
  running: PageRelease & Pick<RunningRelease, 'fallen'>,
  config: PortalConfig,
): Promise<PageRelease | null> {
  const live = await fetchLivePage();
  if (live.release?.channel !== running.channel) return null;
  const named = Object.fromEntries((running.fallen ?? []).map(({ app, instead }) => [app, instead]));
  const builds = { ...running.builds, ...named };
  return contentOf(live.release, live.config) === contentOf({ builds }, config) ? null : live.release;
}

const contentOf = ({ builds }: Pick<PageRelease, 'builds'>, config: PortalPage['config']) =>
  JSON.stringify([Object.entries(builds).sort(), config]);
