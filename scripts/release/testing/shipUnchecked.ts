/*
 * node scripts/release/testing/shipUnchecked.ts APP DIST STORE [--trial]: makes a build live without asking the gate, whose
 * compiler takes longer than a walk through the product can wait; on trial, in the pages of every slot and not in
 * production's. Prints the name of the build.
 */
import { previousBuilds, previousOnTrial } from '../commands/previousBuilds.ts';
import { propose } from '../commands/propose.ts';
import { slotRules } from '../serving/slotRules.ts';
import { openStore } from '../store/openStore.ts';
import { publish } from '../store/published.ts';
import { readBuild } from '../build/readBuild.ts';
import { swapPage } from '../live/swapPage.ts';
import { writeRollout } from '../live/writeRollout.ts';

const [app = '', dist = '', directory = '', trial] = process.argv.slice(2);
const store = openStore(directory);
const build = readBuild(app, dist);
await publish(store, build);
if (trial) {
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
console.log(build.release.build);
