import { previousBuilds, previousOnTrial } from '../commands/previousBuilds.ts';
import { propose } from '../commands/propose.ts';
import { slotRules } from '../serving/slotRules.ts';
import { openStore } from '../store/openStore.ts';
import { publish } from '../store/published.ts';
import { readBuild } from '../build/readBuild.ts';
import { swapPage } from '../live/swapPage.ts';
import { writeRollout } from '../live/writeRollout.ts';

interface Shipped {
  app: string;
  dist: string;
  directory: string;
  /** In the pages of every slot, and not in production's. */
  isOnTrial?: boolean;
}

/**
 * Makes a build live without asking the gate, whose compiler takes longer than a walk through the product can wait, and
 * packs its files quickly instead of well. Returns the name of the build.
 */
export async function shipUnchecked({ app, dist, directory, isOnTrial = false }: Shipped): Promise<string> {
  const store = openStore(directory);
  const build = readBuild(app, dist);
  await publish(store, build, { quality: 1 });
  if (isOnTrial) {
    const builds = { [app]: build.release.build };
    const slots = Array.from({ length: slotRules.count }, (_, slot) => slot);
    const previousOf = previousOnTrial(store, { mayCompile: false });
    await writeRollout(store, { builds, slots }, { isNew: true, previousOf });
  } else
    await swapPage(store, 'production', async (live) => {
      if (!live?.release) throw new Error('There is no page to ship to.');
      const { plan, set: next } = await propose({ store, channel: 'production' }, [build], live);
      return {
        ...plan,
        previous: await previousBuilds(store, next, live, { kind: plan.kind, mayCompile: false }),
      };
    });
  return build.release.build;
}
