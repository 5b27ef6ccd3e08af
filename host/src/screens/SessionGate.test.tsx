import { act, screen } from '@testing-library/react';
import { authAtom, createLoader, useLoad, type Load } from '@portal/shared';
import { breathe, fakeServer } from '@portal/shared/testing';
import type { OktaAuth } from '@okta/okta-auth-js';
import { atom } from 'jotai';
import type { RemoteLoader } from '../remotes/RemoteLoader';
import { importingLoader } from '../testing/importingLoader';
import { renderPortal } from '../testing/renderPortal';
import { sampleTokens } from '../testing/sampleTokens';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The portal at a team's own screen, whose answer names the token that it was asked for with. */
async function renderNews(dropOnLeave: boolean) {
  const server = fakeServer({
    'GET /healthcheck': { health: 'ok' },
    'GET /user': { id: '00u1ab', name: 'Ada', email: 'ada@example.com' },
    'GET /ai/mediamonitoring/list': { reports: [] },
    'GET /news': () => Promise.resolve(Response.json(server.headers.at(-1)?.get('authorization'))),
  });
  const newsLoader = createLoader<[], string>({
    ...{ name: 'news', stateAtom: atom<Load<string>>({ status: 'idle' }), dropOnLeave },
    fetch: async (http, signal) => (await http.get('/news', { signal })) as string,
  });
  const drawn: string[] = [];
  function NewsScreen() {
    const { load } = useLoad(newsLoader);
    const text = load.status === 'ready' ? load.data : load.status;
    drawn.push(text);
    return <p>{text}</p>;
  }
  const isNews = (name: string) => name === 'remote_reports/ReportListScreen';
  const loader: RemoteLoader = {
    ...importingLoader,
    load: (name) => (isNews(name) ? Promise.resolve(NewsScreen) : importingLoader.load(name)),
    // At once, as a component that has come before.
    loaded: (name) => (isNews(name) ? NewsScreen : undefined),
  };
  const portal = renderPortal({ url: '/reports', isSignedIn: true, loader });
  expect(await screen.findByText('Bearer token-of-ada')).toBeVisible();
  drawn.length = 0;
  return { ...portal, drawn, server };
}

const signInElsewhere = (oktaAuth: OktaAuth) =>
  act(async () => {
    oktaAuth.tokenManager.setTokens(sampleTokens({ sub: 'grace', accessToken: 'token-of-grace' }));
    await oktaAuth.authStateManager.updateAuthState();
    await breathe();
  });

test.each([true, false])(
  'H-7 a screen of another reader, who signs in elsewhere, never draws what the one before has loaded (dropOnLeave %s)',
  async (dropOnLeave) => {
    const { oktaAuth, drawn, server } = await renderNews(dropOnLeave);
    await signInElsewhere(oktaAuth);
    expect(await screen.findByText('Bearer token-of-grace')).toBeVisible();
    expect(new Set(drawn)).toEqual(new Set(['loading', 'Bearer token-of-grace']));
    expect(server.calls.filter((call) => call === 'GET /news')).toHaveLength(2);
  },
);

test('H-7 nor does one after a sign-out here and a sign-in elsewhere', async () => {
  const { oktaAuth, drawn, store } = await renderNews(false);
  await act(async () => {
    store.get(authAtom).signOut();
    await breathe();
  });
  expect(screen.queryByText(/^Bearer/)).not.toBeInTheDocument();
  await signInElsewhere(oktaAuth);
  expect(await screen.findByText('Bearer token-of-grace')).toBeVisible();
  expect(drawn).not.toContain('Bearer token-of-ada');
});
