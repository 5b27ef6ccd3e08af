import type { OktaAuth } from '@okta/okta-auth-js';
import { Security, useOktaAuth } from '@okta/okta-react';
import { configAtom } from '@portal/shared';
import { BrowserRouter } from '@portal/shared/router';
import { testConfig } from '@portal/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ComponentProps, ReactNode } from 'react';
import { closeChannels } from '../testing/closeChannels';
import { sampleTokens } from '../testing/sampleTokens';
import { createOktaAuth } from './createOktaAuth';
import { oktaAuthAtom } from './oktaAuthAtom';
import { SessionProvider } from './SessionProvider';

const clients: OktaAuth[] = [];

function makeClient() {
  const oktaAuth = createOktaAuth(testConfig, { token: 'localStorage', canSignIn: true });
  clients.push(oktaAuth);
  return oktaAuth;
}

function renderIn(children: ReactNode, oktaAuth?: OktaAuth) {
  const store = createStore();
  store.set(configAtom, testConfig);
  if (oktaAuth) store.set(oktaAuthAtom, oktaAuth);
  return render(
    <Provider store={store}>
      <BrowserRouter>{children}</BrowserRouter>
    </Provider>,
  );
}

const address = () => location.pathname + location.search + location.hash;

function Witness() {
  const { authState } = useOktaAuth();
  return <p>{authState === null ? 'unknown' : authState.isAuthenticated ? 'signed in' : 'signed out'}</p>;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/okta/authorize');
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((oktaAuth) => oktaAuth.stop()));
  closeChannels();
});

test('S-65 the session is unknown, then what the identity client says, and follows it', async () => {
  const oktaAuth = makeClient();
  renderIn(
    <SessionProvider>
      <Witness />
    </SessionProvider>,
    oktaAuth,
  );

  expect(screen.getByText('unknown')).toBeVisible();
  expect(await screen.findByText('signed out')).toBeVisible();
  await act(async () => {
    oktaAuth.tokenManager.setTokens(sampleTokens());
    await oktaAuth.authStateManager.updateAuthState();
  });
  expect(screen.getByText('signed in')).toBeVisible();
});

test.each([
  ['/reports/acme?x=1#part', '/reports/acme?x=1#part'],
  [undefined, '/'],
  ['//evil.example/', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/login/callback?code=1', '/'],
  ['/okta/authorize', '/'],
])(
  'S-73, T-05 with %j stored a reader who has signed in comes to %s, and nothing stays stored',
  async (stored, target) => {
    const oktaAuth = makeClient();
    if (stored !== undefined) oktaAuth.setOriginalUri(stored);
    renderIn(<SessionProvider>{null}</SessionProvider>, oktaAuth);
    const { length } = history;

    await act(() => oktaAuth.handleLoginRedirect(sampleTokens()));
    expect(address()).toBe(target);
    expect(oktaAuth.getOriginalUri()).toBeUndefined();
    expect(history).toHaveLength(length);
  },
);

type SecurityProps = ComponentProps<typeof Security>;

function renderSecurity(props: Partial<SecurityProps>) {
  const all = { restoreOriginalUri: () => Promise.resolve(), ...props };
  return renderIn(<Security {...(all as SecurityProps)}>the portal</Security>);
}

/** An identity client that says that it is of this version. */
function clientOfVersion(version: string): OktaAuth {
  const oktaAuth = makeClient();
  jest.spyOn(oktaAuth._oktaUserAgent, 'getVersion').mockReturnValue(version);
  return oktaAuth;
}

test('S-75, S-89 without an identity client the page says so', () => {
  const { container } = renderSecurity({});

  expect(container).toHaveTextContent(/^AuthSdkError: No oktaAuth instance passed to Security Component\.$/);
  expect(container.querySelector('p')).toBeVisible();
});

test('S-75, S-90 without a way back to the address the page says so', async () => {
  const { container } = renderSecurity({
    oktaAuth: makeClient(),
    restoreOriginalUri: undefined as unknown as SecurityProps['restoreOriginalUri'],
  });

  expect(container).toHaveTextContent(
    /^AuthSdkError: No restoreOriginalUri callback passed to Security Component\.$/,
  );
  await act(() => Promise.resolve());
});

test.each(['5.3.0', '5.0.0', '4.9.9', '1.0.0'])(
  'S-75, S-91 with an identity client of version %s the page says which it needs',
  async (version) => {
    const { container } = renderSecurity({ oktaAuth: clientOfVersion(version) });

    expect(container).toHaveTextContent(
      /^AuthSdkError: Passed in oktaAuth is not compatible with the SDK, minimum supported okta-auth-js version is 5\.3\.1\.$/,
    );
    await act(() => Promise.resolve());
  },
);

test.each(['5.3.1', '6.0.0', '8.0.1', '10.0.0'])(
  'S-75, S-94 an identity client of version %s is new enough',
  async (version) => {
    const { container } = renderSecurity({ oktaAuth: clientOfVersion(version) });

    expect(container).toHaveTextContent(/^the portal$/);
    await act(() => Promise.resolve());
  },
);

test('S-75 the portal’s own client is of a version that fits', () => {
  expect(Number.parseInt(makeClient()._oktaUserAgent.getVersion(), 10)).toBeGreaterThanOrEqual(6);
});
