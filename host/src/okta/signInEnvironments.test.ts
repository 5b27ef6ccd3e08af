import { testConfig } from '@portal/shared/testing';
import { testTabs } from '../testing/testTabs';

const { openTab } = testTabs();

const staging = { ...testConfig, environment: 'staging' as const };
type Tab = Awaited<ReturnType<typeof openTab>>;

/** Where the last sign-in of that tab can be finished. */
const foundIn = (tab: Tab, { left }: Tab) => {
  const state = left.at(-1)?.searchParams.get('state') ?? '';
  return tab.oktaAuth.transactionManager.load({ state })?.state === state;
};

test('T-06, T-10 a sign-in is finished only in the environment in which it was started, in whichever tab', async () => {
  const here = await openTab();
  const there = await openTab({ config: staging });
  await here.auth.signIn('/reports');

  expect([foundIn(here, here), foundIn(there, here)]).toEqual([true, false]);
  // Another tab does not know what this one has kept for itself.
  sessionStorage.clear();
  expect([foundIn(here, here), foundIn(there, here)]).toEqual([true, false]);
});

test('T-06, T-10 a sign-in goes on while another of another environment is started in its tab, and fails', async () => {
  const here = await openTab();
  const there = await openTab({ config: staging });
  await here.auth.signIn('/reports');
  await there.auth.signIn('/reports');
  expect(foundIn(there, there)).toBe(true);
  there.oktaAuth.transactionManager.clear();

  expect([foundIn(here, here), foundIn(there, there)]).toEqual([true, false]);
});

test('H-7, T-12 signing out in one environment voids the sign-ins of the others, in the tab and as tabs share them', async () => {
  const here = await openTab();
  await here.auth.signIn('/reports');
  const there = await openTab({ config: staging, isSignedIn: true });

  there.auth.signOut();
  expect(foundIn(here, here)).toBe(false);
});
