import { beginRollout } from '../commands/rolloutSteps.ts';
import { ship } from '../commands/ship.ts';
import { slotPages } from '../live/slotPages.ts';
import { fakeConfig } from './fakeBuild.ts';
import { openPortal } from './openPortal.ts';

/** A portal that spreads its readers, with a new build of the reports for a share of them. */
export async function openRollout(share = 10, place?: string) {
  const portal = await openPortal(place);
  const { store } = portal;
  const config = { ...fakeConfig, splitReaders: true };
  await ship({ store, channel: 'production', apps: [], config });
  const newReports = (text = 'new') =>
    portal.build('remote-reports', { content: { 'remoteEntry.js': text } });
  const before = await portal.builds();
  const rollout = await beginRollout(portal.candidate(newReports()), share);
  /** Builds of each slot, those of production where it has no page. */
  const slots = async () => {
    const pages = await slotPages(store);
    const live = await portal.builds();
    return Array.from({ length: 20 }, (_, slot) => pages.get(slot)?.release?.builds ?? live);
  };
  const readersOf = async (app: string, build: string | undefined) =>
    (await slots()).filter((builds) => builds[app] === build).length * 5;
  return {
    ...portal,
    before,
    rollout,
    slots,
    readersOf,
    newReports,
    ofRollout: rollout.builds['remote-reports'],
  };
}
