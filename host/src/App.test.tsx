import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { healthAtom, isUserInfoLoadingAtom, userInfoAtom } from '@portal/shared';
import {
  answerWith,
  fakeProvider,
  fakeServer,
  heldAnswer,
  neverIdle,
  testConfig,
  tokenHash,
} from '@portal/shared/testing';
import { useEffect } from 'react';
import { longDay } from './model/longDay';
import { earlyNeeds } from './page/earlyNeeds';
import type { RemoteEntry } from './page/PortalPage';
import type { RemoteLoader } from './remotes/RemoteLoader';
import { declaredRemotes } from './testing/declaredRemotes';
import { importingLoader } from './testing/importingLoader';
import { renderPortal } from './testing/renderPortal';

const article = {
  article_id: 'grid-1',
  topic: { alias: 'Grid' },
  news_result: { title: 'A cable comes ashore', link: 'https://www.ft.example/cable' },
  analysis: { summary: 'The cable is early.', article_readable: 'True' },
  actions: [],
};
const reportNamed = (name: string) => ({
  report: {
    name,
    last_modified: '2024-01-02',
    summary: { actions_summary: 'A quiet day.' },
    articles: [article],
  },
  history: ['reports/acme/20240102/report.json'],
});
const answers = {
  'GET /healthcheck': { health: 'healthy' },
  'GET /user': { id: '00u1ab', name: 'Ada Lovelace', email: 'ada@example.com' },
  'GET /ai/mediamonitoring/list': { reports: [{ name: 'Acme plc', slug: 'acme' }] },
  'GET /ai/mediamonitoring/report/acme/latest': reportNamed('Acme, latest'),
  'GET /ai/mediamonitoring/report/acme/20240102': reportNamed('Acme, dated'),
};

const provider = fakeProvider();

const protectedAddresses = ['/', '/reports', '/reports/acme?x=1#part', '/reports/acme/20240102'];
const loginButton = () => screen.findByRole('button', { name: 'Login With Okta' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const spyOnLog = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
/** Longer than anything takes that is not waited for on purpose. */
const breathe = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test.each(protectedAddresses)(
  'S-3 at %s an unknown session is "Loading..." and asks for nothing',
  async (url) => {
    const server = fakeServer(answers);
    renderPortal({ url, isSignedIn: true, isUnknown: true });

    expect(screen.getByRole('main')).toHaveTextContent(/^Loading\.\.\.$/);
    expect(within(screen.getByRole('banner')).queryByRole('button')).not.toBeInTheDocument();
    expect(server.calls.filter((call) => call !== 'GET /healthcheck')).toEqual([]);
    await breathe();
  },
);

test.each(protectedAddresses)(
  'S-1, S-4, S-13 at %s a signed-out reader finds the login view, and stays there',
  async (url) => {
    const server = fakeServer(answers);
    const portal = renderPortal({ url });

    expect(await loginButton()).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in to Media Monitoring');
    await breathe();
    expect(portal.url()).toBe(url);
    expect(portal.left).toEqual([]);
    expect(server.calls).toEqual(['GET /healthcheck']);
  },
);

test('S-5 at / a signed-in reader is welcomed to the company', async () => {
  fakeServer(answers);
  const { url } = renderPortal({ isSignedIn: true, config: { company: 'Acme plc' } });

  expect(await heading('Welcome to Acme plc')).toBeVisible();
  expect(screen.getByText(longDay(new Date()))).toBeVisible();
  expect(document.title).toBe('Welcome to Acme plc – Media Monitoring');
  await userEvent.click(screen.getByRole('link', { name: 'Media Monitoring', hidden: true }));
  expect(url()).toBe('/reports');
});

test.each([
  ['/reports', 'Media Monitoring Reports', 'GET /ai/mediamonitoring/list'],
  ['/reports/acme', 'Acme, latest', 'GET /ai/mediamonitoring/report/acme/latest'],
  ['/reports/acme/20240102', 'Acme, dated', 'GET /ai/mediamonitoring/report/acme/20240102'],
])('S-6 to S-8, S-71 at %s a signed-in reader reads "%s"', async (url, title, call) => {
  const server = fakeServer(answers);
  neverIdle();
  renderPortal({ url, isSignedIn: true });

  expect(await heading(title)).toBeVisible();
  await breathe();
  expect([...server.calls].sort()).toEqual([call, 'GET /healthcheck', 'GET /user'].sort());
});

test.each(
  ['/', '/reports', '/reports/acme', '/reports/acme/20240102', '/login/callback', '/okta/authorize'].flatMap(
    (url) => [true, false].map((isSignedIn) => ({ url, isSignedIn })),
  ),
)('at $url the page fetches what is shown there (signed in: $isSignedIn)', async ({ url, isSignedIn }) => {
  fakeServer(answers);
  spyOnLog();
  neverIdle();
  const asked = new Set<string>();
  const loader: RemoteLoader = {
    load: (name) => {
      asked.add(name);
      return new Promise(() => undefined);
    },
    loaded: () => undefined,
    discard: () => undefined,
  };
  renderPortal({ url, isSignedIn, loader });

  const { addresses = [] } = earlyNeeds(withScripts(declaredRemotes()), testConfig) ?? {};
  const address = addresses.find(({ pattern }) => new RegExp(pattern).test(url));
  const ahead =
    (isSignedIn ? address?.signedIn : address?.signedOut)?.scripts.flatMap(
      (script) => /^(remote_\w+\/\w+)\.js$/.exec(script)?.[1] ?? [],
    ) ?? [];
  await waitFor(() => {
    expect([...asked].sort()).toEqual(ahead.sort());
  });
  await breathe();
  expect(asked.size).toBe(ahead.length);
});

/** Each module's script bears its name. */
const withScripts = (remotes: RemoteEntry[]): RemoteEntry[] =>
  remotes.map((remote) => {
    const { screens = {}, slots = [], roles = {} } = remote.declaration ?? {};
    const modules = [...Object.keys(screens), ...slots.map(({ module }) => module), ...Object.values(roles)];
    return {
      ...remote,
      scripts: Object.fromEntries(modules.map((module) => [module, [`${remote.name}/${module}.js`]])),
    };
  });

test.each([true, false])(
  'S-14 an unknown address is a page in the normal shell (signed in: %s)',
  async (isSignedIn) => {
    fakeServer(answers);
    const { url } = renderPortal({ url: '/reports/acme/20240102/more', isSignedIn });

    expect(await heading('Page not found')).toBeVisible();
    expect(document.title).toBe('Page not found – Media Monitoring');
    expect(screen.getByRole('link', { name: 'Example Ltd' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Go to Media Monitoring' }));
    expect(url()).toBe('/reports');
    await breathe();
  },
);

test.each([
  '/REPORTS/none/such/place',
  '/okta',
  '/login',
  '/other/authorize',
  '/healthcheck',
  '/reports/a/b/c',
])('S-14 %s is nowhere', async (url) => {
  fakeServer(answers);
  renderPortal({ url });

  expect(await heading('Page not found')).toBeVisible();
});

/** A reader who has pressed Login at an address, as the provider sends them back. */
async function returnFromProvider(from: string, exchange?: () => Promise<Response>) {
  const table: Record<string, unknown> = { ...answers, ...provider.answers };
  const server = fakeServer(table);
  const before = renderPortal({ url: from });
  await userEvent.click(await loginButton());
  await waitFor(() => {
    expect(before.left).toHaveLength(1);
  });
  before.unmount();

  const { searchParams } = new URL(before.left[0] ?? '');
  const [state = '', nonce = ''] = ['state', 'nonce'].map((name) => searchParams.get(name) ?? '');
  table['GET /okta/authorize'] = exchange ?? {
    url: `${window.origin}/okta/authorize${tokenHash(provider, { state, nonce })}`,
  };
  server.calls.length = 0;
  return { server, url: `/login/callback?code=code-of-the-test&state=${state}` };
}

test('S-9 to S-11, S-13, S-17, S-67, S-73 from a deep link through the provider and back to it', async () => {
  const { server, url } = await returnFromProvider('/reports/acme?x=1#part');
  const portal = renderPortal({ url });

  expect(portal.url()).toBe('/login/callback');
  expect(await heading('Acme, latest')).toBeVisible();
  expect(portal.url()).toBe('/reports/acme?x=1#part');
  await breathe();
  const exchanges = server.calls.filter((call) => call.startsWith('GET /okta/authorize'));
  expect(exchanges).toHaveLength(1);
  const { searchParams } = new URL(exchanges[0]?.slice(4) ?? '', window.origin);
  expect(searchParams.get('redirect_uri')).toBe('http://localhost/login/callback');
  expect(searchParams.get('qs')).toBe(url.slice(url.indexOf('?')));
  expect(server.calls.filter((call) => call === 'GET /user')).toHaveLength(1);
});

test('S-12, H-6 a sign-in that fails leads back to the address, with one line in the log and one on the screen', async () => {
  const log = spyOnLog();
  const { server, url } = await returnFromProvider('/reports/acme?x=1#part', answerWith(500));
  const portal = renderPortal({ url });

  expect(await screen.findByText('Sign-in could not be completed.')).toBeVisible();
  expect(await loginButton()).not.toHaveAttribute('aria-disabled', 'true');
  await breathe();
  expect(portal.url()).toBe('/reports/acme?x=1#part');
  expect(portal.left).toEqual([]);
  expect(log).toHaveBeenCalledTimes(1);
  expect(server.calls.filter((call) => call.startsWith('GET /okta/authorize'))).toHaveLength(1);
});

test('S-11, S-12, H-6 garbage at the authorize address is gone from it at once and ends at the login view', async () => {
  const log = spyOnLog();
  fakeServer(answers);
  const portal = renderPortal({ url: '/okta/authorize#state=abc&access_token=stolen' });

  expect(portal.url()).toBe('/okta/authorize');
  expect(await screen.findByText('Sign-in could not be completed.')).toBeVisible();
  expect(portal.url()).toBe('/');
  expect(log).toHaveBeenCalledTimes(1);
});

test('S-11 the authorize address bears the name of the provider', async () => {
  spyOnLog();
  fakeServer(answers);
  const identityProvider = {
    name: 'Keyhouse',
    path: 'keyhouse',
    issuer: 'https://id.example',
    clientId: 'x',
  };
  const portal = renderPortal({ url: '/keyhouse/authorize', config: { identityProvider } });

  expect(await screen.findByText('Sign-in could not be completed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Login With Keyhouse' })).toBeVisible();
  expect(portal.url()).toBe('/');
});

test('S-67, S-79 over many addresses the user is asked for once and the health once', async () => {
  const server = fakeServer(answers);
  renderPortal({ isSignedIn: true });
  const follow = async (link: string, title: string) => {
    await userEvent.click(await screen.findByRole('link', { name: link, hidden: true }));
    await heading(title);
  };

  await heading('Welcome to Example Ltd');
  for (let visit = 0; visit < 3; visit += 1) {
    await follow('Media Monitoring', 'Media Monitoring Reports');
    await follow('Acme plc', 'Acme, latest');
    await follow('Example Ltd', 'Welcome to Example Ltd');
  }
  expect(server.calls.filter((call) => call === 'GET /user')).toHaveLength(1);
  expect(server.calls.filter((call) => call === 'GET /healthcheck')).toHaveLength(1);
});

test('S-64, S-67, S-70 while the user is being loaded the flag is up, and nothing waits for it', async () => {
  const user = heldAnswer(answers['GET /user']);
  fakeServer({ ...answers, 'GET /user': user.answer });
  const { store } = renderPortal({ isSignedIn: true });

  await heading('Welcome to Example Ltd');
  expect(store.get(isUserInfoLoadingAtom)).toBe(true);
  user.release();
  await screen.findByRole('button', { name: /Ada Lovelace/, hidden: true });
  expect(store.get(isUserInfoLoadingAtom)).toBe(false);
  expect(store.get(userInfoAtom)).toMatchObject({
    data: { id: '00u1ab', name: 'Ada Lovelace', email: 'ada@example.com' },
  });
});

test('S-78, S-79 only the health is asked for without a token', async () => {
  const server = fakeServer(answers);
  const { store } = renderPortal({ url: '/reports', isSignedIn: true });
  await heading('Media Monitoring Reports');
  await breathe();

  const tokens = server.calls.map((call, index) => [call, server.headers[index]?.get('authorization')]);
  expect(Object.fromEntries(tokens)).toEqual({
    'GET /healthcheck': null,
    'GET /user': 'Bearer token-of-ada',
    'GET /ai/mediamonitoring/list': 'Bearer token-of-ada',
  });
  expect(store.get(healthAtom)).toBe('healthy');
});

test('S-63, S-88 an API that is not well is logged once and stays unknown; the reader is not bothered', async () => {
  const log = spyOnLog();
  fakeServer({ ...answers, 'GET /healthcheck': answerWith(503) });
  const { store } = renderPortal({ isSignedIn: true });

  expect(await heading('Welcome to Example Ltd')).toBeVisible();
  await breathe();
  expect(store.get(healthAtom)).toBe('unknown');
  expect(log.mock.calls).toEqual([
    ['[portal] health: ERR_BAD_RESPONSE AxiosError: Request failed with status code 503'],
  ]);
});

test('F-59 a user who cannot be had is logged once, and the portal works', async () => {
  const log = spyOnLog();
  fakeServer({ ...answers, 'GET /user': answerWith(500) });
  renderPortal({ url: '/reports', isSignedIn: true });

  expect(await screen.findByRole('link', { name: 'Acme plc' })).toBeVisible();
  await breathe();
  expect(log).toHaveBeenCalledTimes(1);
});

test('H-15, F-45 a token that the API refuses ends the session once, at the same address', async () => {
  const log = spyOnLog();
  fakeServer({
    ...answers,
    'GET /user': answerWith(401),
    'GET /ai/mediamonitoring/report/acme/latest': answerWith(401),
  });
  const portal = renderPortal({ url: '/reports/acme?x=1#part', isSignedIn: true });

  expect(await screen.findByText('Your session has ended.')).toBeVisible();
  await breathe();
  expect(portal.url()).toBe('/reports/acme?x=1#part');
  expect(portal.oktaAuth.tokenManager.getTokensSync()).toEqual({});
  expect(
    log.mock.calls.flat().every((line) => /^\[portal\] (user|reports\.report): /.test(String(line))),
  ).toBe(true);
  await userEvent.click(await loginButton());
  expect(portal.oktaAuth.getOriginalUri()).toBe('/reports/acme?x=1#part');
});

test.each(['remote_reports/NewReports', 'remote_reports/ReportNews'])(
  '%s throws when it is left: the bar and the next screen are there',
  async (leaving) => {
    spyOnLog();
    fakeServer(answers);
    let isLeft = false;
    const Leaving = () => {
      useEffect(
        () => () => {
          // StrictMode takes effects back once, before anybody leaves.
          if (isLeft) throw new Error('left');
        },
        [],
      );
      return <p>part</p>;
    };
    const loader: RemoteLoader = {
      ...importingLoader,
      load: (name) => (name === leaving ? Promise.resolve(Leaving) : importingLoader.load(name)),
    };
    const { oktaAuth } = renderPortal({ isSignedIn: true, loader });
    expect(await screen.findAllByText('part')).not.toHaveLength(0);

    isLeft = true;
    act(() => {
      oktaAuth.tokenManager.clear();
    });
    expect(await loginButton()).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
  },
);
