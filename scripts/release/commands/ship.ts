import { readSet, parsePage, readLivePage } from './livePage.mjs';
import { folderOf, publish } from './published.mjs';
import { browserCheck, buildChecks, Refused, runChecks, setChecks } from './checks/runChecks.mjs';
import { readBuild } from './readBuild.mjs';
import { checkChannel } from './readConfig.mjs';
import { swapPage } from './swapPage.mjs';
import { verifyStore } from './verifyStore.mjs';
import { verifyUrl } from './verifyUrl.mjs';

/** @typedef {import('./store.mjs').Store} Store */
/** @typedef {import('./readBuild.mjs').Build} Build */
/** @typedef {import('./readBuild.mjs').Release} Release */
/** @typedef {import('./livePage.mjs').LivePage} LivePage */
/** @typedef {import('./swapPage.mjs').Swap} Swap */

/**
 * @typedef {object} Candidate
 * @property {Store} store
 * @property {string} channel
 * @property {{ app: string, dist: string }[]} apps
 * @property {import('./readConfig.mjs').PortalConfig} [config] another configuration than the live page's
 * @property {string} [from] for a channel without a page: the channel that it begins as
 * @property {boolean} [isWalked] whether a reader's walk through the set in a browser belongs to the gate
 */

/** What went live had to be taken back. */
export class VerificationFailed extends Error {
  /** @param {string[]} faults @param {string} outcome */
  constructor(faults, outcome) {
    super([...faults, outcome].join('\n'));
    this.faults = faults;
  }
}

/**
 * What the gate says of built apps and what is live, without publishing anything.
 *
 * @param {Candidate} candidate
 * @throws {Refused}
 */
export async function check(candidate) {
  const builds = candidate.apps.map(({ app, dist }) => readBuild(app, dist));
  await checkBuilds(builds);
  const live = await readLivePage(candidate.store, candidate.channel);
  await planner(candidate, builds)(live);
  return { builds, live };
}

/** All of what is wrong at once; the rest is not asked of files that are not what was built. @param {Build[]} builds */
async function checkBuilds(builds) {
  /** @type {import('./checks/runChecks.mjs').Refusal[]} */
  const refusals = [];
  for (const build of builds)
    await runChecks(buildChecks, build).catch((error) => {
      if (!(error instanceof Refused)) throw error;
      refusals.push(...error.refusals);
    });
  if (refusals.length > 0) throw new Refused(refusals);
}

/**
 * Publishes built apps and makes them live together with everything else that is live, unless the gate refuses. What
 * does not prove right afterwards is taken back.
 *
 * @param {Candidate & { url?: string, onStep?: (step: string) => void }} candidate
 * @returns {Promise<Swap>}
 * @throws {Refused | VerificationFailed}
 */
export async function ship(candidate) {
  const { store, channel, apps, url, onStep } = candidate;
  const builds = apps.map(({ app, dist }) => readBuild(app, dist));
  await checkBuilds(builds);
  const plan = planner(candidate, builds);
  // Asked before anything is published as well: what is refused leaves nothing behind.
  await plan(await readLivePage(store, channel));
  for (const build of builds) await publish(store, build, onStep && { onStep });

  const swap = await swapPage(store, channel, plan, onStep);
  await proveOrTakeBack(store, channel, swap, url);
  onStep?.('verified');
  return swap;
}

/**
 * What is to be live next, whatever is live then; throws what the gate says. It may be asked again when others were
 * faster.
 *
 * @param {Candidate} candidate
 * @param {Build[]} builds
 * @returns {(live: LivePage | null) => Promise<import('./swapPage.mjs').Plan>}
 */
function planner({ store, channel, config: otherConfig, from, isWalked = false }, builds) {
  const walked = new Set();
  return async (live) => {
    const base = live ?? (from ? await readLivePage(store, from) : null);
    const config = otherConfig ?? base?.config;
    if (!config)
      throw new Refused([
        {
          check: 'page',
          sentence: `${store.name} has no page of ${channel} yet: begin it with --config FILE, or with --from CHANNEL as another one is.`,
        },
      ]);
    checkChannel(config, channel);
    const own = builds.map(({ release }) => release);
    // What is replaced is not read: if its files were lost, this is how they are mended.
    const others = Object.entries(base?.release?.builds ?? {}).filter(
      ([app]) => !own.some((one) => one.app === app),
    );
    const next = [...(await readSet(store, Object.fromEntries(others))), ...own];
    const before = live?.release?.builds ?? {};
    const lived = await readSet(store, before).catch(() => []);
    const set = setToCheck(store, { before, next, config, builds, lived: [lived] });
    await runChecks(setChecks, set);
    const plan = { builds: Object.fromEntries(next.map(({ app, build }) => [app, build])), config };
    const name = JSON.stringify(plan);
    const isNew = set.changed.size > 0 || otherConfig !== undefined;
    if (isWalked && isNew && !walked.has(name)) await runChecks([browserCheck], set);
    walked.add(name);
    return { ...plan, kind: 'ship' };
  };
}

/**
 * @param {Store} store
 * @param {{ before: Record<string, string>, next: Release[], config: import('./readConfig.mjs').PortalConfig, builds?: Build[], lived?: Release[][] }} options
 * @returns {import('./checks/runChecks.mjs').SetToCheck}
 */
export function setToCheck(store, { before, next, config, builds = [], lived = [] }) {
  return {
    next,
    lived,
    changed: new Set(next.filter(({ app, build }) => before[app] !== build).map(({ app }) => app)),
    config,
    read: async (release, file) => {
      const own = builds.find((build) => build.release === release);
      if (own) return own.read(file);
      const key = `${folderOf(release.app, release.build)}/${file}`;
      const bytes = await store.read(key);
      if (!bytes) throw new Error(`${key} is missing in ${store.name}.`);
      return bytes;
    },
  };
}

/**
 * @param {Store} store
 * @param {string} channel
 * @param {Swap} swap
 * @param {string} [url]
 */
export async function proveOrTakeBack(store, channel, swap, url) {
  const page = parsePage(swap.page, 'The new page');
  const faults = await verifyStore(store, swap.set);
  if (url && faults.length === 0) faults.push(...(await verifyUrl(url, { channel, page, set: swap.set })));
  if (faults.length === 0) return;
  const { before, record } = swap;
  if (!record) throw new VerificationFailed(faults, 'Nothing was changed: this was live before.');
  if (!before?.release)
    throw new VerificationFailed(
      faults,
      `Release ${String(swap.number)} stays: there is no former one to go back to.`,
    );

  const { config: formerConfig, release: former } = before;
  const back = await swapPage(store, channel, (live) => {
    // Others may have shipped meanwhile: only what is ours is taken back.
    const builds = { ...(live?.release?.builds ?? former.builds) };
    for (const { app, from, to } of record.changes)
      if (builds[app] === to) {
        if (from) builds[app] = from;
        else delete builds[app];
      }
    const isOurConfig = JSON.stringify(live?.config) === JSON.stringify(record.config);
    return {
      builds,
      config: isOurConfig || !live ? formerConfig : live.config,
      kind: 'rollback',
      reason: faults[0] ?? '',
    };
  });
  throw new VerificationFailed(
    faults,
    `Release ${String(swap.number)} was taken back: what was live before it is live again, as release ${String(back.number)}.`,
  );
}
