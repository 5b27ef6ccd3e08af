import { axeObjections } from './axeObjections';
import { pretendNewer } from './pretendNewer';
import type { Reader } from './Reader';
import { withPortal } from './withPortal';

const stage = withPortal();
const report = (reader: Reader) => reader.heading('Renewable Energy').waitFor();
const list = (reader: Reader) => reader.page.getByRole('link', { name: 'Renewable Energy' }).waitFor();
const press = (reader: Reader, name: string | RegExp) => reader.page.getByRole('button', { name }).click();

interface Screen {
  name: string;
  path: string;
  isSignedOut?: boolean;
  order?: Record<string, unknown>;
  ready: (reader: Reader) => Promise<void>;
}

const screens: Screen[] = [
  {
    name: 'the login view',
    path: '/reports',
    isSignedOut: true,
    ready: (reader) => reader.heading(/^Sign in/).waitFor(),
  },
  { name: 'the welcome page', path: '/', ready: (reader) => reader.heading(/^Welcome/).waitFor() },
  { name: 'the list', path: '/reports', ready: list },
  {
    name: 'the empty list',
    path: '/reports',
    order: { path: 'list', mode: 'empty' },
    ready: (reader) => reader.page.getByText('No reports yet.').first().waitFor(),
  },
  {
    name: 'the list that could not be loaded',
    path: '/reports',
    order: { path: 'list', mode: 'status', status: 500 },
    ready: (reader) => reader.page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  { name: 'the report', path: '/reports/renewable-energy', ready: report },
  {
    name: 'the report of hostile data',
    path: '/reports/renewable-energy',
    order: { path: 'report', mode: 'hostile' },
    ready: (reader) => reader.page.getByRole('article').first().waitFor(),
  },
  {
    name: 'an unknown address',
    path: '/nothing',
    ready: (reader) => reader.heading('Page not found').waitFor(),
  },
  {
    name: 'the history panel',
    path: '/reports/renewable-energy',
    ready: async (reader) => {
      await report(reader);
      await press(reader, 'Older Reports');
      await reader.page.getByRole('dialog', { name: 'Report History' }).waitFor();
    },
  },
  {
    name: 'the user menu',
    path: '/reports',
    ready: async (reader) => {
      await list(reader);
      await press(reader, /^Open user menu/);
      await reader.page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
    },
  },
  {
    name: 'the notifications',
    path: '/reports',
    ready: async (reader) => {
      await list(reader);
      await press(reader, /^Notifications/);
      await reader.page.getByText('Nothing new').waitFor();
    },
  },
  {
    name: 'the choice of appearance',
    path: '/reports',
    ready: async (reader) => {
      await list(reader);
      await press(reader, 'Appearance');
      await reader.page.getByRole('radio', { name: 'Dark' }).waitFor();
    },
  },
  {
    name: 'the line that a newer version is ready',
    path: '/reports/renewable-energy',
    ready: async (reader) => {
      await report(reader);
      await pretendNewer(reader);
    },
  },
  {
    name: 'what the menu says of the portal',
    path: '/reports',
    ready: async (reader) => {
      await list(reader);
      await press(reader, /^Open user menu/);
      await reader.page.getByRole('menuitem', { name: 'About this portal' }).click();
      await reader.page
        .getByRole('dialog')
        .getByText(/^Commit/)
        .first()
        .waitFor();
    },
  },
];

for (const colorScheme of ['light', 'dark'] as const)
  for (const { name, path, isSignedOut, order, ready } of screens)
    test(`axe finds nothing in ${name}, ${colorScheme}`, async () => {
      // The policy of the page would keep axe out; nothing else of the page changes.
      const options = { colorScheme, bypassCSP: true };
      const reader = await (isSignedOut ? stage.arrive(options) : stage.arriveSignedIn(options));
      if (order) await stage.portal.control(order);
      await reader.open(path);
      await ready(reader);
      expect(await axeObjections(reader)).toEqual([]);
    });

for (const { name, path, isSignedOut, order, ready } of screens.filter(
  ({ name: screen }) => !/menu|notif|choice/.test(screen),
))
  test(`nothing of ${name} is cut off or scrolls sideways at 320 px`, async () => {
    const options = { viewport: { width: 320, height: 640 } };
    const reader = await (isSignedOut ? stage.arrive(options) : stage.arriveSignedIn(options));
    if (order) await stage.portal.control(order);
    await reader.open(path);
    await ready(reader);
    const width = await reader.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });

test('F-11 the theme follows the system until the reader chooses, and the choice outlives the page', async () => {
  const reader = await stage.arriveSignedIn({ colorScheme: 'dark' });
  const { page } = reader;
  const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await reader.open('/reports');
  await list(reader);
  expect(await canvas()).toBe('rgb(18, 21, 24)');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await canvas()).toBe('rgb(247, 247, 245)');

  await press(reader, 'Appearance');
  await page.getByRole('radio', { name: 'Dark' }).check();
  expect(await canvas()).toBe('rgb(18, 21, 24)');
  await page.route('**/apps/**', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('#root').waitFor();
  // No script of the portal has been answered yet: the page itself is dark.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(18, 21, 24)',
  );
});
