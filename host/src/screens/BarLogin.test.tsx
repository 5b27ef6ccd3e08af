import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcementAtom, authAtom, signInNoticeAtom, type SignInNotice } from '@portal/shared';
import { fakeServer } from '@portal/shared/testing';
import type { RemoteEntry } from '../page/PortalPage';
import { declaredRemotes } from '../testing/declaredRemotes';
import { renderPortal } from '../testing/renderPortal';

/** The bar is the first header: jsdom takes that of a page for a banner too. */
const bar = () => {
  const [first] = screen.getAllByRole('banner');
  if (!first) throw new Error('no bar');
  return within(first);
};
const login = () => bar().findByRole('button', { name: 'Login' });
const press = async () => userEvent.click(await login());

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

/** A sign-in that cannot start, of a signed-out reader. */
async function renderFailing(url: string, notice: SignInNotice | null = null) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeServer({ 'GET /healthcheck': {} });
  const portal = renderPortal({ url });
  const { store } = portal;
  await login();
  store.set(authAtom, {
    ...store.get(authAtom),
    signIn: () => {
      store.set(signInNoticeAtom, notice);
      return Promise.reject(new Error('no chunk'));
    },
  });
  return portal;
}

const notStarted = 'Sign-in could not be started. Please try again.';

test('S-54, F-60 where there is no login view the bar says that a sign-in could not be started', async () => {
  const { store } = await renderFailing('/nowhere');
  await press();
  expect(await bar().findByText(notStarted)).toBeVisible();
  expect(store.get(announcementAtom)).toBe(notStarted);
  expect(screen.getByRole('status')).toHaveTextContent(notStarted);

  await press();
  await waitFor(() => {
    expect(store.get(announcementAtom)).not.toBe(notStarted);
  });
  expect(bar().getAllByText(notStarted)).toHaveLength(1);

  await userEvent.click(bar().getByRole('link', { name: 'Media Monitoring', hidden: true }));
  expect(bar().queryByText(notStarted)).not.toBeInTheDocument();
});

test('S-54, F-60 beside the login view each press has one line: that of the bar is in the bar', async () => {
  await renderFailing('/');
  await screen.findByRole('button', { name: 'Login With Okta' });
  const main = within(screen.getByRole('main'));
  await press();
  expect(await bar().findByText(notStarted)).toBeVisible();
  expect(main.queryByText(notStarted)).not.toBeInTheDocument();
});

test.each([
  ['/', false, true],
  ['/nowhere', true, false],
])(
  'S-54, F-70 at %s blocked storage is told in the bar: %s, and in the login view: %s',
  async (url, ...places) => {
    await renderFailing(url, 'storage-blocked');
    await screen.findByRole('heading', { level: 1 });
    await press();
    expect(await screen.findByText(/lease allow cookies/, { ignore: '[role=status]' })).toBeVisible();
    const inside = [bar(), within(screen.getByRole('main'))];
    expect(inside.map((place) => place.queryByText(/lease allow cookies/) !== null)).toEqual(places);
  },
);

/** The remotes of this repository, with one screen that nobody has to sign in for. */
const withPublic = (): RemoteEntry[] => [
  ...declaredRemotes(),
  {
    name: 'remote_help',
    entry: '/apps/remote-help/1/remoteEntry.js',
    declaration: {
      format: 1,
      screens: {
        HelpScreen: { address: '/help', title: 'Help', unavailable: 'No help.', access: 'public' },
      },
      navigation: [{ label: 'Help', screen: 'HelpScreen', order: 90 }],
    },
  },
];

test('S-50, S-55 signed out on a phone, a menu has the links where one leads to a public screen', async () => {
  fakeServer({ 'GET /healthcheck': {} });
  const { url } = renderPortal({ url: '/nowhere', remotes: withPublic() });
  await userEvent.click(await bar().findByRole('button', { name: 'Open menu' }));
  const menu = within(bar().getAllByRole('list').at(-1) ?? document.body);
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Media Monitoring',
    'Help',
  ]);
  expect(await login()).toBeVisible();

  await userEvent.click(menu.getByRole('link', { name: 'Media Monitoring' }));
  expect(url()).toBe('/reports');
  expect(bar().getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
});

test('S-54 signed out, there is no menu whose links all lead to the login view', async () => {
  fakeServer({ 'GET /healthcheck': {} });
  renderPortal({ url: '/nowhere' });
  await login();
  await screen.findByRole('heading', { level: 1 });
  expect(bar().queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
});
