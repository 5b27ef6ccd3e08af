import { tracesIn } from '../e2e/tracesIn';
import { contentAt } from './contentAt';
import { breaches, leaks } from './breaches';
import type { Device } from './Device';
import type { Seen } from './look';
import { ask, entryOf, isCertain, isSound, wrongClock, type Model } from './Model';
import { unlessGone } from './unlessGone';
import { viewOf } from './viewOf';

/** Time (ms) in which a tab comes to rest. */
const limit = 15_000;

/** Time (ms) in which a tab whose files are gone has looked what is live, and loads that. */
const reloadLimit = 2_000;

/** Between two looks (ms). */
const interval = 15;

/** Nothing is there that the portal would log. */
const isQuiet = (model: Model) =>
  isSound(model) &&
  !model.hasJumped &&
  // A sign-in is refused.
  model.ahead < wrongClock &&
  model.session !== 'ending' &&
  model.tabs.every((tab) => contentAt(entryOf(tab).path).line === undefined);

/** Learns what the model leaves open: a session that has come to its end, a page that has taken over what is live. */
function learn(model: Model, { tabs }: Device, seen: (Seen | null)[]): void {
  if (model.session === 'ending' && seen.some((one) => one?.hasLogin)) {
    model.session = 'out';
    for (const tab of model.tabs) tab.isSure = isCertain(model) && !model.hasJumped;
  }
  for (const [index, tab] of model.tabs.entries()) {
    if (tab.documents === null || tabs[index]?.documents !== tab.documents + 1) continue;
    // Back and Forward may bring a document of an older release, whose files may be gone.
    if (tab.release === model.live && !tab.isCached) continue;
    tab.documents += 1;
    ask(model, tab, true);
  }
}

/** Breaches that no moment excuses. A tab that `mayMiss` files is one that began with a document out of the cache. */
function faults(model: Model, device: Device, wasQuiet: boolean, mayMiss: boolean[]): string[] {
  const { tabs, violations, quietSince } = device;
  const found = violations.map(({ directive, blocked }) => `the page tried ${directive} ${blocked}`);
  for (const [index, tab] of tabs.entries()) {
    const { release, documents } = model.tabs[index] ?? {};
    const isJudged = wasQuiet && isQuiet(model) && release === model.live && !mayMiss[index];
    const { logged, uncaught } = tab.newErrors(isJudged ? quietSince : Infinity);
    found.push(...uncaught);
    if (isJudged) found.push(...logged);
    if (typeof documents === 'number' && tab.documents > documents)
      found.push(`tab ${String(index + 1)} has loaded a document by itself`);
  }
  return found;
}

/** Waits until every promise to the reader holds in both tabs; throws the ones that do not. */
export async function settle(device: Device, model: Model, before: Model): Promise<void> {
  const mayMiss = model.tabs.map(({ isCached }) => isCached);
  const wasOut = before.session === 'out' && model.session === 'out';
  // A session that ends may have come to its end at the first look: a call that was under way is refused and logged.
  const wasQuiet = isQuiet(before) && isQuiet(model) && before.tabs.every(({ isSure }) => isSure);
  const end = performance.now() + limit;
  for (;;) {
    const seen = await Promise.all(device.tabs.map((tab) => tab.look()));
    learn(model, device, seen);
    const never = faults(model, device, wasQuiet, mayMiss);
    if (wasOut) never.push(...seen.flatMap((one) => (one ? leaks(one) : [])));
    if (never.length > 0) throw new Error(never.join('\n'));

    const found = model.tabs.flatMap((tab, index) => {
      const one = seen[index];
      if (!one) return [`tab ${String(index + 1)} shows no document of the portal`];
      const isNew = !tab.isCached && (one.release !== tab.release || tab.documents === null);
      const stale =
        isNew && one.release !== model.live ? [`the tab runs release ${String(one.release)}`] : [];
      return [...breaches(model, tab, one), ...stale].map((text) => `tab ${String(index + 1)}: ${text}`);
    });
    const isReloading =
      performance.now() < end - limit + reloadLimit &&
      model.tabs.some(({ release }, index) => {
        const one = seen[index];
        const wasReloaded = one?.isReload && one.storedNames.includes(`portal.reloaded.${String(release)}`);
        return device.tabs[index]?.hasMissed && release !== model.live && !wasReloaded;
      });
    if (found.length === 0 && !isReloading) {
      const traces = await tracesOf(device);
      if (traces && traces.length > 0) throw new Error(`secrets are left in ${traces.join(', ')}`);
      if (traces) {
        if (wasQuiet) for (const tab of device.tabs) tab.forgetFailed();
        else device.quietSince = Date.now();
        remember(model, device, seen);
        return;
      }
    }
    if (performance.now() > end) throw new Error(found.join('\n') || 'no document stays');
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}

/** Secrets that are left in any tab; null while one document gives way to another. */
const tracesOf = ({ tabs }: Device) =>
  unlessGone(Promise.all(tabs.map(({ reader }) => tracesIn(reader))).then((traces) => traces.flat()));

/** Notes the state that the next step begins with. */
function remember(model: Model, { tabs }: Device, seen: (Seen | null)[]): void {
  model.hasJumped = false;
  for (const [index, tab] of model.tabs.entries()) {
    const one = seen[index];
    if (!one) continue;
    const view = viewOf(one);
    // Content that stands there stays, whatever happens elsewhere.
    tab.isSure = view === 'content' || view === 'login';
    tab.isWaiting = view === 'loading';
    // Its list has come, or never will.
    if (contentAt(entryOf(tab).path).hasItems && !tab.isWaiting) tab.isListWaiting = false;
    tab.release = one.release;
    if (tab.documents === null) {
      tabs[index]?.forgetDocuments();
      tab.documents = 0;
    }
  }
}
