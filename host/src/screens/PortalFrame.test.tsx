import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcementAtom } from '@portal/shared';
import { fakeServer } from '@portal/shared/testing';
import type { RemoteLoader } from '../remotes/RemoteLoader';
import { renderPortal } from '../testing/renderPortal';

const answers = {
  'GET /healthcheck': {},
  'GET /user': { id: '00u1ab', name: 'Ada Lovelace', email: 'ada@example.com' },
};
const noRemotes: RemoteLoader = {
  load: () => Promise.reject(new Error('down')),
  loaded: () => undefined,
  discard: () => undefined,
};
const spyOnLog = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test('the first stop of the Tab key leads past the bar, to the screen', async () => {
  fakeServer(answers);
  renderPortal({ url: '/nowhere' });
  await screen.findByRole('heading', { level: 1 });

  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to main content' });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
});

test('R-21 whoever skips the bar is at the top of the screen, at the same entry of the history', async () => {
  fakeServer(answers);
  const { url } = renderPortal({ url: '/nowhere' });
  await screen.findByRole('heading', { level: 1 });
  const { length } = history;

  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  expect(url()).toBe('/nowhere');
  expect(history).toHaveLength(length);
});

test('H-5 one live region stands there from the start and says what the screens say', async () => {
  fakeServer(answers);
  const { store } = renderPortal({ url: '/nowhere' });

  const region = screen.getByRole('status');
  expect(region).toHaveAttribute('aria-atomic', 'true');
  act(() => {
    store.set(announcementAtom, '12 reports loaded');
  });
  expect(region).toHaveTextContent(/^12 reports loaded$/);
  expect(document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')).toHaveLength(1);
  await screen.findByRole('heading', { level: 1 });
});

test.each([
  ['/reports', 'The reports are not available right now.'],
  ['/reports/acme', 'This report is not available right now.'],
  ['/login/callback?code=c&state=s', 'Sign-in is not available right now.'],
  ['/okta/authorize#state=s', 'Sign-in is not available right now.'],
])('F-33 with no remote at all, %s says in its place what is not available', async (url, line) => {
  spyOnLog();
  fakeServer(answers);
  renderPortal({ url, isSignedIn: true, loader: noRemotes });

  expect(await screen.findByText(line, { selector: 'main *' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Example Ltd' })).toBeVisible();
});

test('F-33, S-66 with no remote at all a reader can still sign out, and Login is still there', async () => {
  spyOnLog();
  fakeServer(answers);
  const { oktaAuth, left } = renderPortal({ url: '/reports', isSignedIn: true, loader: noRemotes });
  const bar = within(screen.getByRole('banner'));

  await userEvent.click(await bar.findByRole('button', { name: 'Open menu' }));
  fireEvent.click(await bar.findByRole('button', { name: 'Sign out' }));
  expect(
    await screen.findByText('The sign-in page is not available right now.', { selector: 'main *' }),
  ).toBeVisible();
  expect(oktaAuth.tokenManager.getTokensSync()).toEqual({});

  await userEvent.click(await bar.findByRole('button', { name: 'Login' }));
  expect(left).toHaveLength(1);
});
