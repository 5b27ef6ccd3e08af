import { expect } from '../e2e/test';
import { tokensKeyOf } from '../e2e/tokensKeyOf';
import { changed, refuse } from './answers';
import { fault, type AbsentFault, type Fault, type Scene } from './Fault';

const notCompleted = 'Sign-in could not be completed.';
const leaves = 'signing in is another document';

/** Begins at the login view, and is over when signing in leads to the welcome page. */
const session = (title: string, how: Partial<Fault>) =>
  fault(title, {
    hits: ({ kind }) => kind === 'signedOut',
    begin: () => Promise.resolve(),
    open: ({ reader }) => reader.open('/'),
    told: notCompleted,
    goOn: ({ reader }) => reader.signIn(),
    isHealed: ({ reader }) => expect(reader.welcome.heading).toBeVisible(),
    ...how,
    without: { focus: leaves, other: 'the welcome page is one', ...how.without },
  });

/** Comes back from the provider, or from somebody who pretends to be it, at this address. */
const arriveAt = (address: string) => ({ open: ({ reader }: Scene) => reader.open(address) });

/** Signs in while the cause is there. */
const whileSigningIn = {
  open: async ({ reader }: Scene) => {
    await reader.open('/');
    await reader.login.button.click();
    await reader.provider.employee('Ada').click();
  },
  goOn: ({ reader }: Scene) => reader.login.button.click(),
};

/** The stored tokens, changed before any script of the page runs. */
const changeTokens = ({ reader, portal }: Scene, text: string) =>
  reader.page.addInitScript(
    ([key, value]) => {
      if (!sessionStorage.getItem('changed')) localStorage.setItem(key ?? '', value ?? '');
      sessionStorage.setItem('changed', 'true');
    },
    [tokensKeyOf(portal), text],
  );

const expired = JSON.stringify({
  accessToken: { accessToken: 'old', expiresAt: 1, tokenType: 'Bearer', scopes: [] },
});

/** Faults of signing in, of the session and of storage. */
export const sessionFaults: (Fault | AbsentFault)[] = [
  session('F-60 the provider cannot be reached', {
    begin: ({ reader, portal }) => reader.page.route(`${portal.provider}/**/authorize?*`, refuse),
    open: async ({ reader }) => {
      await reader.open('/');
      await reader.login.button.click();
      // The browser's own page comes after the refusal, and would take the next address away.
      await expect(reader.page).toHaveURL(/^chrome-error:/);
      await reader.open('/');
    },
    told: null,
    lines: 0,
  }),
  session('F-61 the provider fails while tokens are being checked', {
    begin: ({ reader }) =>
      reader.page.route(
        '**/v1/keys',
        changed(() => ({ status: 500, body: '{}' })),
      ),
    ...whileSigningIn,
  }),
  session('F-62 access is refused', arriveAt('/login/callback?error=access_denied&state=none')),
  session('F-63 the callback comes without a code', arriveAt('/login/callback?state=none')),
  session('F-63 the callback comes without a state', arriveAt('/login/callback?code=none')),
  session(
    'F-64 the callback of another browser, or for the second time',
    arriveAt('/login/callback?code=a&state=b'),
  ),
  ...['#%', '#state=none', '#id_token=x&access_token=y&state=none', `#${'a'.repeat(100_000)}`].map((hash) =>
    session(`F-65 the authorize route gets ${hash.slice(0, 40)}`, arriveAt(`/okta/authorize${hash}`)),
  ),
  session('F-66 the API cannot exchange the code', {
    begin: ({ reader, portal }) =>
      reader.page.route(
        `${portal.api}/okta/authorize?*`,
        changed(() => ({ status: 500, body: '{}' })),
      ),
    ...whileSigningIn,
  }),
  {
    title: 'F-67 somebody signs in twice at once',
    reason: 'nothing fails: signIn.e2e.ts presses twice, and in two tabs',
  },
  session('F-68 the token has expired', {
    begin: (scene) => changeTokens(scene, expired),
    told: null,
    lines: 0,
  }),
  session('F-69 the clock of the device is in 1970', {
    begin: async ({ reader }) => {
      await reader.page.clock.setFixedTime(0);
    },
    heal: async ({ reader }) => {
      await reader.page.clock.setFixedTime(Date.now());
    },
    ...whileSigningIn,
    told: /^Sign-in could not be completed\./,
  }),
  session('F-70 the stored tokens are no tokens', {
    begin: (scene) => changeTokens(scene, '{"accessToken":'),
    told: null,
    lines: 0,
  }),
  session('F-70 storage may not be used', {
    begin: ({ reader }) =>
      reader.page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
      }),
    open: async ({ reader }) => {
      await reader.open('/');
      await reader.login.button.click();
    },
    told: /^Signing in needs to keep data in this browser\./,
    without: {
      heals: 'the reader changes the browser, and loads the page again',
      signOut: 'nobody is signed in',
    },
  }),
  fault('F-71 API and provider are down when somebody signs out', {
    hits: ({ kind, call }) => kind === 'panel' && call !== undefined,
    isInside: true,
    begin: async ({ reader, portal }) => {
      await reader.untilKnown();
      for (const origin of [portal.api, portal.provider]) await reader.page.route(`${origin}/**`, refuse);
    },
    told: /could not be loaded\.$/,
  }),
  session('F-72 somebody goes back after signing out', {
    open: async ({ reader }) => {
      await reader.openSignedIn('/');
      await reader.page.goto(reader.portal.provider);
      const other = await reader.openTab('/');
      await other.signOut();
      await reader.page.goBack();
    },
    told: null,
    lines: 0,
    goOn: ({ reader }) => reader.login.button.click(),
  }),
];
