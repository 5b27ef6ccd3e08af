import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  authorizingAtom,
  deviceStorage,
  navigationAtom,
  newsChecksAtom,
  newsSeenAtom,
  notificationsAtom,
  reportListAtom,
  signInNoticeAtom,
  userInfoAtom,
} from '@portal/shared';
import { answerWith, fakeServer } from '@portal/shared/testing';
import type { RemoteLoader } from '../remotes/RemoteLoader';
import { importingLoader } from '../testing/importingLoader';
import { renderPortal } from '../testing/renderPortal';

const user = { id: '00u1ab', name: 'Ada Lovelace', email: 'ada@example.com' };
const answers = {
  'GET /healthcheck': {},
  'GET /user': user,
  'GET /ai/mediamonitoring/list': { reports: [] },
};

/** The bar is the first header: jsdom takes that of a page for a banner too. */
const bar = () => {
  const [first] = screen.getAllByRole('banner');
  if (!first) throw new Error('no bar');
  return within(first);
};
// jsdom has no width: the parts for wide screens are in the page, but hidden.
const find = (name: string | RegExp, role = 'button') => bar().findByRole(role, { name, hidden: true });
const press = async (name: string | RegExp) => userEvent.click(await find(name));

/** The bar of a signed-in reader, once what opens in it has been loaded. */
async function renderTools(others: Record<string, unknown> = {}) {
  const server = fakeServer({ ...answers, ...others });
  const portal = renderPortal({ isSignedIn: true });
  await press('Notifications');
  await bar().findByText('Nothing new');
  await press('Notifications');
  return { ...portal, server };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test('S-49 the logo leads home and is named after the company', async () => {
  fakeServer(answers);
  const { url } = renderPortal({ url: '/nowhere', config: { company: 'Acme plc' } });

  await userEvent.click(bar().getByRole('link', { name: 'Acme plc' }));
  expect(url()).toBe('/');
});

test('S-50 the links of the bar follow the store', async () => {
  fakeServer(answers);
  const { store } = renderPortal({ url: '/archive/2024', isSignedIn: true });
  const bars = bar().getByRole('navigation', { hidden: true });
  expect(bars).toHaveAttribute('aria-label', 'Main');
  const links = () =>
    within(bars)
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);
  expect(links()).toContainEqual(['Media Monitoring', '/reports', 'true']);

  act(() => {
    store.set(navigationAtom, [
      { name: 'Archive', href: '/archive', isCurrent: false },
      { name: 'Help', href: '/help', isCurrent: false },
      { name: 'Reports', href: '/reports', isCurrent: true },
    ]);
  });
  expect(links()).toEqual([
    ['Archive', '/archive', 'true'],
    ['Help', '/help', null],
    ['Reports', '/reports', null],
  ]);
  await screen.findByRole('heading', { level: 1 });
});

test.each([
  ['/news', 'page', null],
  ['/news/archive', null, 'page'],
  ['/News/Archive/2024', null, 'true'],
])(
  'S-50, H-14 at %s of two links, one below the other, the nearest is highlighted',
  async (url, news, archive) => {
    fakeServer(answers);
    const { store } = renderPortal({ url });
    act(() => {
      store.set(navigationAtom, [
        { name: 'News', href: '/news', isCurrent: true },
        { name: 'Archive', href: '/news/archive', isCurrent: false },
      ]);
    });

    const links = [await find('News', 'link'), await find('Archive', 'link')];
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([news, archive]);
    await screen.findByRole('heading', { level: 1 });
  },
);

test.each([
  ['/reports', 'page'],
  ['/reports/', 'page'],
  ['/Reports', 'page'],
  ['/reports/acme', 'true'],
  ['/', 'true'],
  ['/nowhere', 'true'],
])('S-51, H-14 at %s the product is marked as current: "%s"', async (url, current) => {
  fakeServer(answers);
  renderPortal({ url, config: { productTitle: 'Press Watch' } });

  const link = await find('Press Watch', 'link');
  expect(link).toHaveAttribute('href', '/reports');
  expect(link).toHaveAttribute('aria-current', current);
  await screen.findByRole('heading', { level: 1 });
});

test('S-54 a signed-out reader finds one button, Login, that does what the one of the login view does', async () => {
  fakeServer(answers);
  const { left, url, oktaAuth } = renderPortal({ url: '/reports/acme?x=1#part' });

  const login = await bar().findByRole('button');
  expect(login).toHaveAccessibleName('Login');
  await userEvent.dblClick(login);
  await waitFor(() => {
    expect(left).toHaveLength(1);
  });
  expect(left[0]).toContain('https://example.okta.com/oauth2/default/v1/authorize?');
  expect(oktaAuth.getOriginalUri()).toBe('/reports/acme?x=1#part');
  expect(url()).toBe('/reports/acme?x=1#part');
  expect(login).toHaveAttribute('aria-disabled', 'true');
  // A browser takes the focus from a button that is disabled natively.
  expect(login).toBeEnabled();
});

test('S-52 until what opens is there the same buttons stand at the same place', async () => {
  fakeServer(answers);
  renderPortal({ isSignedIn: true });
  const names = () =>
    bar()
      .getAllByRole('button', { hidden: true })
      .map((button) => button.getAttribute('aria-label'));

  const before = names();
  expect(before).toEqual(['Notifications', 'Appearance', 'Open user menu', 'Open menu']);
  await press('Appearance');
  await find('Open user menu, Ada Lovelace, 00');
  expect(names().map((name) => name?.replace(', Ada Lovelace, 00', ''))).toEqual(before);
});

test.each([
  ['Notifications', 'Nothing new'],
  ['Appearance', 'Same as device'],
  ['Open user menu', 'Sign out'],
  ['Open menu', 'ada@example.com'],
])('S-52 a press on "%s" that comes before it is loaded opens it', async (name, text) => {
  fakeServer(answers);
  renderPortal({ isSignedIn: true });

  await press(name);
  expect(await bar().findByText(text)).toBeInTheDocument();
  expect(bar().getAllByRole('button', { hidden: true, expanded: true })).toHaveLength(1);
});

test('S-52, H-9 the bell says "Nothing new", or how many and which are newer than the last visit', async () => {
  const { store, url } = await renderTools();
  act(() => {
    store.set(notificationsAtom, 'remote_x', [
      { name: 'Acme plc', href: '/reports/acme', at: '2024-01-02', since: '2024-01-01' },
      { name: 'A and B', href: '/reports/a%2Fb', at: '2024-01-03', since: '2023-12-29' },
    ]);
  });

  await press('Notifications, 2 new');
  expect(bar().queryByText('Nothing new')).not.toBeInTheDocument();
  expect(bar().getByText('New since Fri, December 29, 2023')).toBeVisible();
  const links = bar().getAllByRole('link', { name: /^A.* 2024$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/reports/a%2Fb', '/reports/acme']);

  fakeServer({ ...answers, 'GET /ai/mediamonitoring/report/acme/latest': { report: { name: 'Acme plc' } } });
  await userEvent.click(bar().getByRole('link', { name: 'Acme plc Tue, January 2, 2024' }));
  expect(url()).toBe('/reports/acme');
  await waitFor(() => {
    expect(bar().queryByRole('link', { name: /^Acme plc/ })).not.toBeInTheDocument();
  });
});

test('H-9 the bell says nothing before it knows, and says so when it could not check', async () => {
  const { store } = await renderTools();
  const become = (check: 'checking' | 'failed') => {
    act(() => {
      store.set(newsChecksAtom, { remote_reports: check });
    });
  };
  become('checking');
  await press('Notifications');
  expect(bar().getByText('Checking…')).toBeVisible();
  expect(bar().queryByText('Nothing new')).not.toBeInTheDocument();
  become('failed');
  expect(bar().getByText('Could not check for new reports.')).toBeVisible();
  expect(bar().queryByText('Nothing new')).not.toBeInTheDocument();
});

test('R-5 "Mark all as seen" tells the remotes that the reader has seen their news', async () => {
  const { store } = await renderTools();
  act(() => {
    store.set(notificationsAtom, 'remote_x', [{ name: 'Acme plc', href: '/x', at: '2024-01-02' }]);
  });
  await press('Notifications, 1 new');
  expect(bar().getAllByText('Notifications')).toHaveLength(1);
  await userEvent.click(bar().getByRole('button', { name: 'Mark all as seen' }));
  expect(store.get(newsSeenAtom)).not.toBeNull();
});

test('F-59, H-9 a part that looks for news and cannot be had is a check that failed, until the reader comes back', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeServer(answers);
  let isBroken = true;
  const loader: RemoteLoader = {
    ...importingLoader,
    load: (name) =>
      isBroken && name.endsWith('ReportNews')
        ? Promise.reject(new Error('gone'))
        : importingLoader.load(name),
  };
  renderPortal({ isSignedIn: true, loader });
  await press('Notifications');
  expect(await bar().findByText('Could not check for new reports.')).toBeVisible();
  expect(errors).toHaveBeenCalled();
  isBroken = false;
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  expect(await bar().findByText('Nothing new')).toBeVisible();
});

test('S-53, S-56 the user menu stands under the avatar and has the item "Sign out"', async () => {
  await renderTools();
  const opener = await find('Open user menu, Ada Lovelace, 00');
  expect(opener).toHaveTextContent(/^00$/);

  await userEvent.click(opener);
  const menu = await find(/./, 'menu');
  const items = within(menu).getAllByRole('menuitem', { hidden: true });
  expect(items.map((entry) => entry.textContent)).toEqual(['About this portal', 'Sign out']);
  expect(menu).toHaveTextContent('Ada Lovelaceada@example.com');
});

test('S-55 the mobile menu has the links, who is signed in, and "Sign out"', async () => {
  const { url } = await renderTools();
  const opener = await find('Open menu');
  expect(opener).toHaveAttribute('aria-expanded', 'false');

  await userEvent.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(opener).toHaveAccessibleName('Close menu');
  expect(bar().getByText('Ada Lovelace')).toBeVisible();
  expect(bar().getByText('ada@example.com')).toBeVisible();
  expect(bar().getByText('Ada Lovelace').closest('div')).toHaveTextContent(/^00/);
  expect(bar().getByRole('button', { name: 'Sign out' })).toBeVisible();

  await userEvent.click(bar().getByRole('link', { name: 'Media Monitoring' }));
  expect(url()).toBe('/reports');
  await waitFor(() => {
    expect(bar().queryByText('ada@example.com')).not.toBeInTheDocument();
  });
});

test('S-55 Escape closes the mobile menu', async () => {
  await renderTools();

  await press('Open menu');
  fireEvent.keyDown(bar().getByText('ada@example.com'), { key: 'Escape' });
  await waitFor(() => {
    expect(bar().queryByText('ada@example.com')).not.toBeInTheDocument();
  });
});

test.each([
  ['no name', 'Open user menu, 00u1ab, 00', '00', { id: '00u1ab' }, '0000u1ab'],
  ['no id', 'Open user menu, Ada', '?', { name: 'Ada' }, '?Ada'],
  ['nothing', 'Open user menu', '?', {}, '?'],
])(
  'S-56, B-49, B-50 a user with %s has the menu "%s" and the avatar "%s"',
  async (_what, name, mark, body, who) => {
    await renderTools({ 'GET /user': body });

    expect(await find(name)).toHaveTextContent(mark);
    await press('Open menu');
    expect(bar().getByRole('group', { name: 'Appearance' }).previousElementSibling).toHaveTextContent(who);
  },
);

test('B-50 names and addresses of three hundred letters are whole in the title', async () => {
  const long = { id: 'x', name: 'N'.repeat(300), email: `${'e'.repeat(300)}@example.com` };
  await renderTools({ 'GET /user': long });

  await press('Open menu');
  expect(bar().getByTitle(long.name)).toHaveTextContent(long.name);
  expect(bar().getByTitle(long.email)).toHaveTextContent(long.email);
});

test('F-59 without the user there is still a way out', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderTools({ 'GET /user': answerWith(500) });

  await press('Open user menu');
  expect(await bar().findByText('Signed in')).toBeInTheDocument();
  fireEvent.click(await find('Sign out', 'menuitem'));
  expect(await screen.findByRole('button', { name: 'Login With Okta' })).toBeVisible();
});

test('R-11 the appearance is chosen in the bar and kept', async () => {
  await renderTools();

  await press('Appearance');
  const dark = await bar().findByRole('radio', { name: 'Dark', hidden: true });
  await userEvent.click(dark);
  expect(dark).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(deviceStorage.read('theme')).toBe('dark');
  delete document.documentElement.dataset['theme'];
});

test.each([
  ['the user menu', 'Open user menu, Ada Lovelace, 00', 'menuitem'],
  ['the mobile menu', 'Open menu', 'button'],
])(
  'S-66, H-7 "Sign out" in %s clears tokens, answers and what was kept, at the same address',
  async (_what, opener, role) => {
    const { store, oktaAuth, server, left, url } = await renderTools();
    deviceStorage.write('theme', 'dark');
    act(() => {
      store.set(reportListAtom, {
        status: 'ready',
        key: '[]',
        at: 0,
        data: [],
      });
      store.set(authorizingAtom, true);
    });
    expect(deviceStorage.read('reader.00u1ab.lastVisit')).not.toBeNull();

    await press(opener);
    fireEvent.click(await find('Sign out', role));
    expect(await screen.findByRole('button', { name: 'Login With Okta' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(await find('Login')).not.toHaveAttribute('aria-disabled', 'true');
    expect(oktaAuth.tokenManager.getTokensSync()).toEqual({});
    expect(Object.values(localStorage).join()).not.toContain('token-of-ada');
    expect(store.get(userInfoAtom)).toEqual({ status: 'idle' });
    expect(store.get(reportListAtom)).toEqual({ status: 'idle' });
    expect(store.get(authorizingAtom)).toBe(false);
    expect(store.get(signInNoticeAtom)).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.includes('reader.'))).toEqual([]);
    expect(deviceStorage.read('theme')).toBe('dark');
    expect(document.body).not.toHaveTextContent('Ada');
    expect(left).toEqual([]);
    expect(url()).toBe('/');
    expect([...server.calls].sort()).toEqual(Object.keys(answers).sort());
  },
);

test('H-7, F-71 signing out needs no server', async () => {
  await renderTools();
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

  await press('Open menu');
  fireEvent.click(await find('Sign out'));
  expect(await screen.findByRole('button', { name: 'Login With Okta' })).toBeVisible();
});
