import { act, screen } from '@testing-library/react';
import { authAtom } from '@portal/shared';
import { fakeServer } from '@portal/shared/testing';
import { renderPortal } from '../testing/renderPortal';
import { sampleTokens } from '../testing/sampleTokens';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  fakeServer({
    'GET /healthcheck': {},
    'GET /user': { id: '00u1ab', name: 'Ada Lovelace', email: 'ada@example.com' },
    'GET /ai/mediamonitoring/list': { reports: [] },
  });
});

const loginHeading = () => screen.findByRole('heading', { level: 1, name: /^Sign in to/ });

/** The session ends while something of the page has the focus. */
async function endSession(role: 'heading' | 'link', name: string) {
  const { store } = renderPortal({ isSignedIn: true });
  const element = await screen.findByRole(role, { name });
  element.focus();
  act(() => {
    store.get(authAtom).endSession();
  });
  return { element, heading: await loginHeading() };
}

test('S-88, H-15 a session that ends gives the focus that it takes away to the heading of the login view', async () => {
  const { element, heading } = await endSession('heading', 'Welcome to Example Ltd');
  expect(element).not.toBeInTheDocument();
  expect(heading).toHaveFocus();
});

test('S-88 a focus that the end of the session does not take away stays where it is', async () => {
  const { element, heading } = await endSession('link', 'Example Ltd');
  expect(heading).toBeVisible();
  expect(element).toHaveFocus();
});

test('R-21 the login view of a first visit leaves the focus alone', async () => {
  renderPortal();
  expect(await loginHeading()).toBeVisible();
  expect(document.body).toHaveFocus();
});

test('S-88 a session that begins in another tab gives the focus that it takes away here to the heading of the screen', async () => {
  const { oktaAuth } = renderPortal();
  const button = await screen.findByRole('button', { name: /^Login With/ });
  button.focus();
  await act(async () => {
    oktaAuth.tokenManager.setTokens(sampleTokens());
    await oktaAuth.authStateManager.updateAuthState();
  });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Welcome to Example Ltd' });
  expect(button).not.toBeInTheDocument();
  expect(heading).toHaveFocus();
});
