import { testConfig } from '@portal/shared/testing';
import { moduleOfRole } from './moduleOfRole';
import { navigationItems } from './navigationItems';
import { panelsOf } from './panelsOf';
import type { RemoteEntry } from './PortalPage';
import { routeOf } from './routeOf';
import { screenAddresses } from './screenAddresses';

const at = (address: string) => ({ address, title: 'A page', unavailable: 'Not now.' });
const panel = (module: string, order: number, slot = 'welcome') => ({
  slot,
  module,
  order,
  unavailable: 'Not now.',
});

const remotes: RemoteEntry[] = [
  {
    name: 'remote_news',
    entry: '/news.js',
    declaration: {
      format: 1,
      screens: {
        StoryScreen: at('/news/:slug'),
        WriteScreen: at('/news/new'),
        ArchiveScreen: { ...at('/news/archive/:year?'), access: 'public' },
      },
      navigation: [
        { label: 'Write', screen: 'WriteScreen', order: 20 },
        { label: 'Archive', screen: 'ArchiveScreen', order: 30 },
      ],
      slots: [panel('SecondPanel', 2), panel('OtherPanel', 0, 'elsewhere')],
    },
  },
  {
    name: 'remote_press',
    entry: '/press.js',
    declaration: {
      format: 1,
      screens: { PressScreen: at('/press') },
      navigation: [
        { label: { config: 'productTitle' }, screen: 'PressScreen', order: 10 },
        { label: 'Gone', screen: 'NoScreen', order: 1 },
      ],
      slots: [panel('FirstPanel', 1), panel('AlsoSecondPanel', 2)],
      roles: { callback: 'CallbackScreen' },
    },
  },
  { name: 'remote_old', entry: '/old.js' },
];

test.each([
  ['/news/acme', 'remote_news/StoryScreen', { slug: 'acme' }],
  ['/news/new', 'remote_news/WriteScreen', {}],
  ['/news/NEW/', 'remote_news/WriteScreen', {}],
  ['/news/archive', 'remote_news/ArchiveScreen', {}],
  ['/news/archive/2026', 'remote_news/ArchiveScreen', { year: '2026' }],
  ['/press', 'remote_press/PressScreen', {}],
])('at %s stands %s: a literal segment wins over a parameter', (pathname, name, params) => {
  expect(routeOf(remotes, pathname, 'okta')).toMatchObject({ kind: 'screen', name, params });
});

test('the host keeps its own addresses, and has nothing at others', () => {
  expect(routeOf(remotes, '/', 'okta')).toEqual({ kind: 'welcome' });
  expect(routeOf(remotes, '/login/callback', 'okta')).toEqual({ kind: 'role', role: 'callback' });
  expect(routeOf(remotes, '/Okta/authorize/', 'okta')).toEqual({ kind: 'role', role: 'authorize' });
  expect(routeOf(remotes, '/other/authorize', 'okta')).toBeNull();
  expect(routeOf(remotes, '/news', 'okta')).toBeNull();
  expect(routeOf([], '/press', 'okta')).toBeNull();
});

test('S-50, S-51 the bar has the links of all remotes in their order, of screens that are there', () => {
  expect(navigationItems(remotes, { ...testConfig, productTitle: 'Watch' })).toEqual([
    { name: 'Watch', href: '/press', isCurrent: true },
    { name: 'Write', href: '/news/new', isCurrent: false },
    { name: 'Archive', href: '/news/archive', isCurrent: false },
  ]);
});

test('S-50 links of the same order stand in the same one in every browser', () => {
  const linkTo = (label: string): RemoteEntry => ({
    name: 'remote_news',
    entry: '/news.js',
    declaration: {
      format: 1,
      screens: { NewsScreen: at('/news') },
      navigation: [{ label, screen: 'NewsScreen', order: 1 }],
    },
  });
  const names = (...labels: string[]) =>
    navigationItems(labels.map(linkTo), testConfig).map(({ name }) => name);
  // In a Swedish browser the first of them comes last, in an English one before `Z`.
  expect(names('Ärenden', 'Zoo')).toEqual(['Zoo', 'Ärenden']);
});

test('a slot has its panels in their order, by name where that is the same', () => {
  expect(panelsOf(remotes, 'welcome').map(({ name }) => name)).toEqual([
    'remote_press/FirstPanel',
    'remote_news/SecondPanel',
    'remote_press/AlsoSecondPanel',
  ]);
});

test('a role has the module of the remote that fills it', () => {
  expect(moduleOfRole(remotes, 'callback')).toBe('remote_press/CallbackScreen');
  expect(moduleOfRole(remotes, 'authorize')).toBeNull();
});

test('screens are found by name', () => {
  expect(screenAddresses(remotes)).toMatchObject({
    'remote_news/StoryScreen': '/news/:slug',
    'remote_press/PressScreen': '/press',
  });
});
