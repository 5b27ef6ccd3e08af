/*
 * node scripts/release/testing/shipUnchecked.ts APP DIST STORE: makes a build live without asking the gate, whose
 * compiler takes longer than a walk through the product can wait. Prints the name of the build.
 */
import { previousBuilds } from '../commands/previousBuilds.ts';
import { propose } from '../commands/propose.ts';
import { openStore } from '../store/openStore.ts';
import { publish } from '../store/published.ts';
import { readBuild } from '../build/readBuild.ts';
import { swapPage } from '../live/swapPage.ts';

const [app = '', dist = '', directory = ''] = process.argv.slice(2);
const store = openStore(directory);
const build = readBuild(app, dist);
await publish(store, build);
const { set } = await swapPage(store, 'production', async (live) => {
  if (!live?.release) throw new Error('There is no page to ship to.');
  const { plan, set: next } = await propose({ store, channel: 'production' }, [build], live);
  return {
    ...plan,
    previous: await previousBuilds(store, next, live, { kind: plan.kind, mayCompile: false }),
  };
});
console.log(set.find((one) => one.app === app)?.build);
