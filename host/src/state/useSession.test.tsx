import { OktaContext } from '@okta/okta-react';
import type { AuthState } from '@okta/okta-auth-js';
import { BrowserRouter } from '@portal/shared/router';
import { act, render, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import { hasLeftAtom } from '../okta/hasLeftAtom';
import { SessionProvider } from '../okta/SessionProvider';
import { sampleTokens } from '../testing/sampleTokens';
import { testTabs } from '../testing/testTabs';
import { useSession, type Session } from './useSession';

const { openTab } = testTabs();

type Tab = Awaited<ReturnType<typeof openTab>>;

function renderSession({ oktaAuth, store }: Tab) {
  const seen: Session[] = [];
  function Witness() {
    seen.push(useSession());
    return null;
  }
  render(
    <Provider store={store}>
      <BrowserRouter>
        <SessionProvider>
          <Witness />
        </SessionProvider>
      </BrowserRouter>
    </Provider>,
  );
  const { authStateManager } = oktaAuth;
  return { session: () => seen.at(-1), update: () => act(() => authStateManager.updateAuthState()) };
}

test.each([false, true])(
  'S-65 whoever has no session is signed out (identity client here: %j)',
  async (isLoaded) => {
    const { session } = renderSession(await openTab({ isLoaded }));

    expect(session()).toEqual({ status: 'signed-out' });
  },
);

test.each([false, true])(
  'S-65, H-7 it tells one reader from another (identity client here: %j)',
  async (isLoaded) => {
    const { session } = renderSession(await openTab({ isSignedIn: true, isLoaded }));

    expect(session()).toEqual({ status: 'signed-in', reader: '00u1ab' });
  },
);

test('S-66 whoever signs out is signed out at once, before the identity client says so', async () => {
  const tab = await openTab({ isSignedIn: true });
  const { session, update } = renderSession(tab);
  await update();

  act(() => {
    tab.store.set(hasLeftAtom, true);
  });
  expect(session()).toEqual({ status: 'signed-out' });
  expect(tab.oktaAuth.authStateManager.getAuthState()).toMatchObject({ isAuthenticated: true });
});

test('S-65 tokens that are there no more are no session', async () => {
  const tab = await openTab({ isSignedIn: true });
  const { session, update } = renderSession(tab);
  await update();

  const tokens = sampleTokens();
  delete tokens.accessToken;
  await act(async () => {
    tab.oktaAuth.tokenManager.setTokens(tokens);
    await tab.oktaAuth.authStateManager.updateAuthState();
  });
  expect(session()).toEqual({ status: 'signed-out' });
});

test.each<[string, AuthState | null, Session]>([
  ['before the identity client has said anything', null, { status: 'unknown' }],
  ['whose id token is missing', { isAuthenticated: true }, { status: 'signed-in', reader: undefined }],
])('S-65 a session %s', async (_what, authState, session) => {
  const { oktaAuth, store } = await openTab();
  const { result } = renderHook(useSession, {
    wrapper: ({ children }) => (
      <Provider store={store}>
        <OktaContext value={{ oktaAuth, authState }}>{children}</OktaContext>
      </Provider>
    ),
  });
  expect(result.current).toEqual(session);
});
