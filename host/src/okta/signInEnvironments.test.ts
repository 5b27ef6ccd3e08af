import { testConfig } from '@portal/shared/testing';
import { signInKeys } from '../page/signInKeys';
import { testTabs } from '../testing/testTabs';

const { openTab, stopListening } = testTabs();

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

/** Somebody signs out in a tab of the other environment. What this tab keeps by itself stays as it is. */
async function signOutElsewhere() {
  const kept = Object.entries<string>(sessionStorage);
  sessionStorage.clear();
  const there = await openTab({ config: staging, isSignedIn: true });
  there.auth.signOut();
  sessionStorage.clear();
  for (const [key, text] of kept) sessionStorage.setItem(key, text);
}

test('H-7, T-12 signing out in one environment voids the sign-ins of the others in its tab', async () => {
  const here = await openTab();
  await here.auth.signIn('/reports');
  const there = await openTab({ config: staging, isSignedIn: true });

  there.auth.signOut();
  expect(foundIn(here, here)).toBe(false);
});

test('H-7, T-12 and that of a tab that is at the provider: it is void when the tab comes back', async () => {
  const here = await openTab();
  await here.auth.signIn('/reports');
  stopListening();
  expect(foundIn(await openTab(), here)).toBe(true);

  await signOutElsewhere();
  expect(foundIn(await openTab(), here)).toBe(false);
});

test('H-7, T-12 and that of a tab that has come back and waits for its tokens', async () => {
  const here = await openTab();
  await here.auth.signIn('/reports');
  await signOutElsewhere();

  dispatchEvent(new StorageEvent('storage', { key: signInKeys(testConfig).shared }));
  expect(foundIn(here, here)).toBe(false);
});
