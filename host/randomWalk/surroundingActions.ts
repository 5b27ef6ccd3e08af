import type { Action } from './Action';
import type { Device } from './Device';
import { ask, wrongClock, type Model } from './Model';
import { apps } from './releases';
import { unlessGone } from './unlessGone';

const ways = {
  slow: { mode: 'slow', delayMs: 200 },
  failing: { mode: 'status', status: 503 },
  silent: { mode: 'hang' },
} as const;

/** Steps of the API and of the network. */
const networkActions: Action[] = [
  ...(['slow', 'failing', 'silent'] as const).map((api): Action => ({
    title: `the API is ${api}`,
    can: (model) => model.api !== api,
    act: async ({ portal }, model) => {
      await portal.control({ path: 'all', ...ways[api] });
      model.api = api;
      // The bell asks in an idle moment, which may come only now.
      if (api === 'silent') for (const tab of model.tabs) tab.isListWaiting = true;
    },
    weight: 3,
  })),
  {
    title: 'the network is gone',
    can: ({ isOffline }) => !isOffline,
    act: async ({ context }, model) => {
      await context.setOffline(true);
      model.isOffline = true;
    },
    weight: 4,
  },
  {
    title: 'everything is healed',
    can: ({ isOffline, api }) => isOffline || api !== 'sound',
    act: async ({ context, portal }, model) => {
      await portal.control({ path: 'all', mode: 'ok' });
      await context.setOffline(false);
      model.api = 'sound';
      model.isOffline = false;
    },
    weight: 10,
  },
];

/** Steps of the teams. */
const releaseActions: Action[] = [
  ...apps.map((app): Action => ({
    title: `${app} is shipped`,
    can: () => true,
    act: async ({ releases }, model) => {
      model.live = await releases.ship(app);
      model.earlier += 1;
    },
  })),
  {
    title: 'the live release is taken back',
    can: ({ earlier }) => earlier > 0,
    act: async ({ releases }, model) => {
      model.live = await releases.rollBack();
      model.earlier -= 1;
    },
    weight: 2,
  },
  {
    title: 'builds that are not live are pruned',
    can: ({ tabs, live }) => tabs.some(({ release }) => release !== live),
    act: async ({ releases }, model) => {
      await releases.prune();
      model.earlier = 0;
    },
    weight: 3,
  },
];

/** A tab that takes over what is live just then begins anew, in sight. */
async function setVisible({ tabs }: Device, isVisible: boolean): Promise<void> {
  for (const { reader } of tabs)
    await unlessGone(reader.page.evaluate(turn, isVisible ? 'visible' : 'hidden'));
}

/** Runs in the page. */
function turn(state: string): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  if (state === 'visible') dispatchEvent(new Event('focus'));
}

/** The device sleeps so long (minutes), and the reader comes back. */
async function sleep(device: Device, model: Model, minutes: number): Promise<void> {
  await setVisible(device, false);
  await device.context.clock.fastForward(minutes * 60_000);
  await setVisible(device, true);
  model.hasJumped = true;
  model.ahead += minutes;
  model.left -= minutes;
  if (model.session === 'in' && model.left <= 0) model.session = 'ending';
  // A failed load is tried again at any age; a screen that is there is fetched only if it is old.
  for (const tab of model.tabs) ask(model, tab);
}

/** Steps of the clock. */
const clockActions: Action[] = [
  ...[6, 61, wrongClock].map((minutes): Action => ({
    title: `the reader is away for ${String(minutes)} minutes`,
    can: () => true,
    act: (device, model) => sleep(device, model, minutes),
  })),
  {
    title: 'the clock is put right',
    can: ({ ahead, session }) => ahead > 0 && session !== 'ending',
    act: async ({ context }, model) => {
      await context.clock.setSystemTime(new Date());
      model.left += model.ahead;
      model.ahead = 0;
    },
    weight: 4,
  },
];

/** Steps that no reader takes. */
export const surroundingActions = [...networkActions, ...releaseActions, ...clockActions];
