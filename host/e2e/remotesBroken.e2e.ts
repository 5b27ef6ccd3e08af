import type { Route } from 'playwright-core';
import { changePage } from './changePage';
import { eventually } from './eventually';
import type { Reader } from './Reader';
import { withPortal } from './withPortal';

const stage = withPortal();
const tryAgain = (reader: Reader) => reader.page.getByRole('button', { name: 'Try again' });
const line = (reader: Reader, text: string) =>
  reader.page.getByRole('main').getByText(text, { exact: true }).waitFor();
const card = (reader: Reader) => reader.page.getByRole('link', { name: 'Renewable Energy' });
const logged = (reader: Reader) => reader.faults().filter((text) => text.includes('[portal]'));

const noReports = 'The reports are not available right now.';
const noLogin = 'The sign-in page is not available right now.';
const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not found.' });

let restore: () => void = () => undefined;
afterEach(() => {
  restore();
  restore = () => undefined;
});

const authFaults: [what: string, files: string, fault: (route: Route) => Promise<void> | undefined][] = [
  ['cannot be connected to', '**', (route) => route.abort('connectionrefused')],
  [
    'is answered with a page',
    '**',
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sorry</p>' }),
  ],
  ['lacks the chunk of the screen', '**/__federation_expose_*', notFound],
  [
    'has been changed on the server',
    '**/remoteEntry*',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `globalThis.wasTampered = true;${await response.text()}` });
    },
  ],
];

test.each(authFaults)(
  'when remote-auth %s, the bar lives, the reader is told, "Try again" heals',
  async (_what, files, fault) => {
    const reader = await stage.arrive();
    const address = `**/apps/remote-auth/${files}`;
    await reader.page.route(address, (route) => void fault(route));
    await reader.open('/reports');
    await line(reader, noLogin);
    await reader.heading('Sign in').waitFor();
    expect(await reader.page.title()).toBe('Sign in – Media Monitoring');
    expect(await reader.page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true);
    expect(await reader.page.evaluate(() => 'wasTampered' in globalThis)).toBe(false);
    expect(logged(reader)).toHaveLength(1);

    await reader.page.evaluate(() => (window.name = 'still here'));
    await reader.page.unroute(address);
    await tryAgain(reader).press('Enter');
    await reader.page.getByRole('button', { name: 'Login With Okta' }).waitFor();
    expect(await reader.page.evaluate(() => window.name)).toBe('still here');
    expect(await reader.focused()).not.toMatch(/^body/);
  },
);

test('with both remotes dead the portal still says what is missing, signs out, and each heals by itself', async () => {
  const reader = await stage.arriveSignedIn();
  await reader.page.route('**/apps/remote-*/**', (route) => route.abort());
  await reader.open('/');
  await reader.heading(/^Welcome/).waitFor();
  await reader.page.getByRole('link', { name: 'Media Monitoring' }).click();
  await line(reader, noReports);
  await eventually(() => reader.page.title(), 'Reports – Media Monitoring');
  await eventually(() => reader.focused(), 'h1: Reports');
  await reader.signOut();
  await line(reader, noLogin);
  expect(logged(reader)).toHaveLength(2);

  await reader.page.unroute('**/apps/remote-*/**');
  await tryAgain(reader).click();
  await reader.signIn();
  await card(reader).waitFor();
  expect(reader.faults().filter((text) => text.startsWith('thrown'))).toEqual([]);
});

const brokenCode: [what: string, files: string, body: string][] = [
  ['an entry that is no program', 'remoteEntry*', 'this is not a program('],
  ['an entry that throws', 'remoteEntry*', 'throw new Error("broken");'],
  ['an entry that registers nothing', 'remoteEntry*', ';'],
  ['a screen that throws when it is loaded', '__federation_expose_*', 'throw new Error("broken");'],
  ['a screen that is not in its file', '__federation_expose_*', ';'],
];

test.each(brokenCode)(
  'a remote that was shipped with %s harms nobody else, and a good one heals it',
  async (_what, files, body) => {
    // Shipped so: what the page carries fits the broken file.
    restore = changePage(stage.portal, (data) => delete data.integrity);
    const reader = await stage.arriveSignedIn();
    const address = `**/apps/remote-reports/**/${files}`;
    await reader.page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await reader.open('/reports');
    await line(reader, noReports);
    expect(logged(reader)).toHaveLength(1);

    await reader.page.unroute(address);
    await tryAgain(reader).click();
    await card(reader).waitFor();
    await reader.signOut();
    await reader.page.getByRole('button', { name: 'Login With Okta' }).waitFor();
  },
);

test("what throws while it is drawn is written once, without what is nobody else's business", async () => {
  restore = changePage(stage.portal, (data) => delete data.integrity);
  const reader = await stage.arriveSignedIn();
  await reader.page.route('**/apps/remote-reports/**/__federation_expose_ReportScreen*', async (route) => {
    const response = await route.fetch();
    const thrown = '(()=>{throw Error("no summary for ada@example.com")})()';
    await route.fulfill({
      response,
      body: (await response.text()).replace('"Executive Summary"', thrown),
    });
  });
  await reader.open('/reports/renewable-energy');
  await line(reader, 'This report is not available right now.');
  expect(reader.faults()).toEqual([expect.stringContaining('no summary for [removed]')]);
});

test('a remote with a React of its own is refused, by name, before it draws anything', async () => {
  const reader = await stage.arriveSignedIn();
  await reader.open('/');
  await reader.heading(/^Welcome/).waitFor();
  // What the host holds is compared with what the remote was given.
  await reader.page.evaluate(() => {
    const page = globalThis as unknown as { portalSingletons: Record<string, unknown> };
    page.portalSingletons = { ...page.portalSingletons, react: () => undefined };
  });
  await reader.page.getByRole('link', { name: 'Media Monitoring' }).click();
  await line(reader, noReports);
  expect(logged(reader).join()).toContain('remote_reports brings its own copy of react');
});

test('a registry without a remote is as good as one whose remote is dead', async () => {
  restore = changePage(stage.portal, (data) => {
    data.remotes = data.remotes.filter(({ name }) => name !== 'remote_reports');
  });
  const reader = await stage.arriveSignedIn();
  await reader.open('/reports');
  await line(reader, noReports);
  expect(logged(reader)).toHaveLength(1);
});
