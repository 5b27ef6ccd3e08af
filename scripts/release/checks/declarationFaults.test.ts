import type { RemoteDeclaration } from '@portal/shared/declaration';
import { readBuild } from '../build/readBuild.ts';
import type { Release } from '../build/Release.ts';
import { fakeBuild, fakeConfig, type Changes } from '../testing/fakeBuild.ts';
import { fakeContract } from '../testing/fakeContract.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { declarationFaults } from './declarationFaults.ts';

const screen = { title: 'News', unavailable: 'No news.' };
const panel = { module: 'NewsPanel', order: 1, unavailable: 'No news.' };

/** A remote whose screen has this address, with more in its declaration. */
const news = (address: string, more: Partial<RemoteDeclaration> = {}): Changes => ({
  declaration: {
    format: 1,
    federationName: 'remote_news',
    port: 4305,
    screens: { NewsScreen: { ...screen, address } },
    ...more,
  },
});

/** A link of a remote to a screen of remote-news. */
const linking = (
  params: string[],
  optionalParams: string[] = [],
  to = 'remote_news/NewsScreen',
): Changes => ({
  content: fakeContract({
    links: [{ to, file: 'remote-reports/src/screens/ReportScreen.tsx', params, optionalParams }],
  }),
});

/** Sentences by the app that is shipped: the usual set with these changes, of which each app could be the last. */
async function sentences(changes: Record<string, Changes>, provider = 'okta', previous: Release[] = []) {
  const root = temporaryDirectory();
  const apps = new Set(['host', 'remote-auth', 'remote-reports', ...Object.keys(changes)]);
  const built = [...apps].map((app) => readBuild(app, fakeBuild(root, app, changes[app]).dist));
  const identityProvider = { ...fakeConfig.identityProvider, path: provider };
  const found: Record<string, string[]> = {};
  for (const app of apps) {
    const faults = await declarationFaults({
      next: built.map(({ release }) => release),
      previousSets: [previous],
      changed: new Set([app]),
      config: { ...fakeConfig, identityProvider },
      read: (release, file) => {
        const build = built.find((one) => one.release === release);
        return build ? Promise.resolve(build.read(file)) : Promise.reject(new Error(`No ${release.app}.`));
      },
    });
    if (faults.length > 0)
      found[app] = faults.map((sentence) => sentence.replace(/\(build \w{16}\)/g, '(build B)'));
  }
  return found;
}

const portal = (app: string) => `remote-${app}/src/portal.ts:`;

const rows: [what: string, changes: Record<string, Changes>, found: Record<string, string[]>][] = [
  [
    'an address of another remote',
    { 'remote-news': news('/reports/:slug') },
    {
      'remote-news': [
        `${portal('news')} the address /reports/:slug of NewsScreen is also that of ReportScreen of the live remote-reports (build B).`,
      ],
      'remote-reports': [
        `${portal('reports')} the address /reports/:slug of ReportScreen is also that of NewsScreen of the live remote-news (build B).`,
      ],
    },
  ],
  [
    'an address that shadows one of another remote, where optional parameters are missing too',
    { 'remote-news': news('/reports/:day/:page?') },
    {
      'remote-news': [
        `${portal('news')} the address /reports/:day/:page? of NewsScreen cannot be told from /reports/:slug of the live remote-reports (build B).`,
      ],
      'remote-reports': [
        `${portal('reports')} the address /reports/:slug of ReportScreen cannot be told from /reports/:day/:page? of the live remote-news (build B).`,
      ],
    },
  ],
  [
    'two addresses of one remote that cannot be told apart',
    {
      'remote-news': news('/news/:day', {
        screens: { A: { ...screen, address: '/news/:day' }, B: { ...screen, address: '/news/:slug' } },
      }),
    },
    {
      'remote-news': [
        `${portal('news')} the address /news/:day of A cannot be told from /news/:slug of itself.`,
      ],
    },
  ],
  ['a word in the place of a parameter, which wins', { 'remote-news': news('/reports/new') }, {}],
  ['a word further back, where a word before it has won', { 'remote-news': news('/reports/new/:a') }, {}],
  ['an address of its own', { 'remote-news': news('/news/:slug/:day?') }, {}],
  [
    'a slot that the host does not have',
    { 'remote-news': news('/news', { slots: [{ ...panel, slot: 'sidebar' }] }) },
    {
      'remote-news': [
        `${portal('news')} NewsPanel is for the slot "sidebar", and the live host (build B) has welcome.`,
      ],
      host: [
        'host/src/portal.ts: has no slot "sidebar", which NewsPanel of the live remote-news (build B) is for.',
      ],
    },
  ],
  ['a slot of the host', { 'remote-news': news('/news', { slots: [{ ...panel, slot: 'welcome' }] }) }, {}],
  [
    'a role that is filled already',
    { 'remote-news': news('/news', { roles: { callback: 'NewsScreen' } }) },
    {
      'remote-news': [
        `${portal('news')} fills the role "callback", which the live remote-auth (build B) fills.`,
      ],
      'remote-auth': [
        `${portal('auth')} fills the role "callback", which the live remote-news (build B) fills.`,
      ],
    },
  ],
  [
    'a navigation item without a screen, or with one that needs parameters',
    {
      'remote-news': news('/news/:slug', {
        navigation: [
          { label: 'News', screen: 'NewsScreen', order: 1 },
          { label: 'Old', screen: 'OldScreen', order: 2 },
        ],
      }),
    },
    {
      'remote-news': [
        `${portal('news')} the navigation names NewsScreen, whose address /news/:slug needs parameters.`,
        `${portal('news')} the navigation names OldScreen, which is no screen.`,
      ],
    },
  ],
  [
    'a navigation item whose parameters may be missing',
    {
      'remote-news': news('/news/:day?', { navigation: [{ label: 'News', screen: 'NewsScreen', order: 1 }] }),
    },
    {},
  ],
  [
    'a first call with a parameter that may be missing',
    {
      'remote-news': news('', {
        screens: { NewsScreen: { ...screen, address: '/news/:day?', firstCall: '/ai/news/:day' } },
        slots: [{ ...panel, slot: 'welcome', firstCall: '/ai/news/:slug' }],
      }),
    },
    {
      'remote-news': [
        `${portal('news')} the first call of NewsScreen needs "day", which its address does not always have.`,
        `${portal('news')} the first call of NewsPanel needs "slug", which its address does not always have.`,
      ],
    },
  ],
  [
    'a first call of a public screen, which would never take it over',
    {
      'remote-news': news('', {
        screens: { NewsScreen: { ...screen, address: '/news', access: 'public', firstCall: '/ai/news' } },
      }),
    },
    {
      'remote-news': [
        `${portal('news')} the first call of NewsScreen bears the reader's token, and a public screen asks without one.`,
      ],
    },
  ],
  [
    'a first call with defaults for them',
    {
      'remote-news': news('', {
        screens: { NewsScreen: { ...screen, address: '/news/:day?', firstCall: '/ai/news/:day=today' } },
      }),
    },
    {},
  ],
  [
    'a link by name to a screen that its remote does not have',
    {
      'remote-news': news('/news', { screens: { OtherScreen: { ...screen, address: '/news' } } }),
      'remote-reports': linking([]),
    },
    {
      'remote-news': [
        `${portal('news')} has no NewsScreen, to which the link in remote-reports/src/screens/ReportScreen.tsx of the live remote-reports (build B) leads.`,
      ],
      'remote-reports': [
        'remote-reports/src/screens/ReportScreen.tsx: links to remote_news/NewsScreen, which the live remote-news (build B) does not have.',
      ],
    },
  ],
  [
    'a link by name to a remote that is not there',
    { 'remote-reports': linking([]) },
    {
      'remote-reports': [
        'remote-reports/src/screens/ReportScreen.tsx: links to remote_news/NewsScreen, and no remote of the set is called remote_news.',
      ],
    },
  ],
  [
    'a link by name without a parameter of the address',
    { 'remote-news': news('/news/:day'), 'remote-reports': linking([], ['day']) },
    {
      'remote-news': [
        `${portal('news')} the link in remote-reports/src/screens/ReportScreen.tsx of the live remote-reports (build B) does not always give "day" for the address /news/:day of NewsScreen.`,
      ],
      'remote-reports': [
        'remote-reports/src/screens/ReportScreen.tsx: the link to remote_news/NewsScreen does not always give "day" for the address /news/:day of the live remote-news (build B).',
      ],
    },
  ],
  [
    'a link by name with another parameter than the address has',
    { 'remote-news': news('/news/:day'), 'remote-reports': linking(['slug']) },
    {
      'remote-news': [
        `${portal('news')} the link in remote-reports/src/screens/ReportScreen.tsx of the live remote-reports (build B) does not give "day" for the address /news/:day of NewsScreen.`,
      ],
      'remote-reports': [
        'remote-reports/src/screens/ReportScreen.tsx: the link to remote_news/NewsScreen does not give "day" for the address /news/:day of the live remote-news (build B).',
      ],
    },
  ],
  [
    'a link by name with a parameter that the address does not have',
    { 'remote-news': news('/news/:day'), 'remote-reports': linking(['day', 'slug']) },
    {
      'remote-news': [
        `${portal('news')} the link in remote-reports/src/screens/ReportScreen.tsx of the live remote-reports (build B) gives "slug", which is not in the address /news/:day of NewsScreen.`,
      ],
      'remote-reports': [
        'remote-reports/src/screens/ReportScreen.tsx: the link to remote_news/NewsScreen gives "slug", which is not in the address /news/:day of the live remote-news (build B).',
      ],
    },
  ],
  [
    'a link by name with the parameters of the address',
    { 'remote-news': news('/news/:day/:page?'), 'remote-reports': linking(['day'], ['page']) },
    {},
  ],
  [
    'a host that is too old for declarations',
    { host: { offers: null } },
    {
      host: ['auth', 'reports'].map(
        (app) =>
          `host/src/portal.ts: this host is too old to read the declaration of the live remote-${app} (build B), which is of format 1.`,
      ),
      'remote-auth': [
        `${portal('auth')} is of format 1, and the live host (build B) is too old to read it: ship the host first.`,
      ],
      'remote-reports': [
        `${portal('reports')} is of format 1, and the live host (build B) is too old to read it: ship the host first.`,
      ],
    },
  ],
  ['a host that reads newer declarations too', { host: { offers: { format: 2, slots: ['welcome'] } } }, {}],
  [
    'a remote from before there were declarations',
    { 'remote-reports': { declaration: null } },
    {
      host: [
        'host/src/portal.ts: this host would show nothing of the live remote-reports (build B), which has no declaration: ship both together.',
      ],
      'remote-reports': [
        `${portal('reports')} this build is from before there were declarations, and the live host (build B) would show nothing of it.`,
      ],
    },
  ],
  [
    'a set from before there were declarations',
    { host: { offers: null }, 'remote-auth': { declaration: null }, 'remote-reports': { declaration: null } },
    {},
  ],
  [
    'a federation name that is taken',
    { 'remote-news': { ...news('/news'), federationName: 'remote_reports' } },
    {
      'remote-news': [
        `${portal('news')} the federation name remote_reports is also that of the live remote-reports (build B).`,
      ],
      'remote-reports': [
        `${portal('reports')} the federation name remote_reports is also that of the live remote-news (build B).`,
      ],
    },
  ],
];

test.each(rows)('%s', async (_what, changes, found) => {
  expect(await sentences(changes)).toStrictEqual(found);
});

test.each([
  ['/login/callback', 'is reserved'],
  ['/login/:step', 'could be /login/callback, which is reserved'],
  ['/login/:step?', 'could be /login/callback, which is reserved'],
  ['/entra/authorize', 'is reserved'],
  ['/entra/:step', 'could be /entra/authorize, which is reserved'],
  ['/apps', 'is reserved, as all below /apps'],
  ['/channels/:name', 'is reserved, as all below /channels'],
  ['/releases/latest/:page?', 'is reserved, as all below /releases'],
])('the address %s %s', async (address, found) => {
  const sentence = `${portal('news')} the address ${address} of NewsScreen ${found}.`;
  expect((await sentences({ 'remote-news': news(address) }, 'entra'))['remote-news']).toStrictEqual([
    sentence,
  ]);
});

test.each(['/login', '/login/callback/:step', '/okta/authorize', '/app', '/news/apps'])(
  'the address %s is free',
  async (address) => {
    expect(await sentences({ 'remote-news': news(address) }, 'entra')).toStrictEqual({});
  },
);

test('a first call that leaves the API is refused wherever a build is read', () => {
  const { dist } = fakeBuild(
    temporaryDirectory(),
    'remote-news',
    news('', {
      screens: { NewsScreen: { ...screen, address: '/news', firstCall: 'https://evil.example/list' } },
    }),
  );
  expect(() => readBuild('remote-news', dist)).toThrow(
    /"declaration\.screens\.NewsScreen\.firstCall": must be a path of the API/,
  );
});

test('the remote that filled a role cannot leave it to nobody, and the others may go on', async () => {
  const { release } = readBuild('remote-auth', fakeBuild(temporaryDirectory(), 'remote-auth').dist);
  const rest = { signedOut: 'LoginScreen', callback: 'LoginCallbackScreen' };
  const without = { ...(release.declaration as RemoteDeclaration), roles: rest };
  const found = await sentences({ 'remote-auth': { declaration: without } }, 'okta', [release]);
  expect(found).toStrictEqual({
    host: ['No remote of the set fills the role "authorize": ship one with the host.'],
    'remote-auth': [`${portal('auth')} no longer fills the role "authorize", and no other remote does.`],
  });
});
