import type { AuthState, OktaAuth } from '@okta/okta-auth-js';
import { OktaContext } from '@okta/okta-react';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInNoticeAtom, type Auth, type SignInNotice } from '@portal/shared';
import { renderAt } from '@portal/shared/testing';
import { createStore } from 'jotai';
import { createOktaAuth } from '../testing/startedSignIn';
import { LoginScreen } from './LoginScreen';

interface RenderLoginOptions {
  authState?: AuthState | null;
  signIn?: Auth['signIn'];
  notice?: SignInNotice;
  url?: string;
}

function renderLogin(options: RenderLoginOptions = {}) {
  const { authState = { isAuthenticated: false }, signIn, notice, url = '/reports' } = options;
  const oktaAuth: OktaAuth = createOktaAuth();
  const store = createStore();
  if (notice) store.set(signInNoticeAtom, notice);
  return renderAt(<LoginScreen />, {
    url,
    store,
    auth: signIn ? { signIn } : {},
    config: {
      company: 'Acme plc',
      productTitle: 'Press Watch',
      identityProvider: { name: 'Keyhouse', path: 'keyhouse', issuer: 'https://id.example', clientId: 'x' },
    },
    wrap: (element) => <OktaContext.Provider value={{ oktaAuth, authState }}>{element}</OktaContext.Provider>,
  });
}

const button = () => screen.getByRole('button', { name: 'Login With Keyhouse' });

/** A redirect that is under way until the test ends it. */
function heldRedirect() {
  const ends: { leave: () => void; fail: (error: Error) => void }[] = [];
  const signIn = jest.fn(
    (..._returnTo: [string]) =>
      new Promise<void>((resolve, reject) => {
        ends.push({ leave: resolve, fail: reject });
      }),
  );
  const settle = (end: (last: (typeof ends)[number] | undefined) => void) =>
    act(async () => {
      end(ends.at(-1));
      await Promise.resolve();
    });
  return {
    signIn,
    leave: () => settle((last) => last?.leave()),
    fail: () => settle((last) => last?.fail(new Error('denied'))),
  };
}

test('S-16 while the session is unknown there is Loading... and nothing else', () => {
  const { container } = renderLogin({ authState: null });

  expect(container).toHaveTextContent(/^Loading\.\.\.$/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('S-15, H-16 a signed-out reader finds one button, named after the provider, and a titled page', () => {
  renderLogin();

  expect(screen.getAllByRole('button')).toEqual([button()]);
  expect(button()).not.toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in to Press Watch' })).toBeVisible();
  expect(document.title).toBe('Sign in – Press Watch');
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

test('S-15 the view says in plain words what this is and what comes next', () => {
  renderLogin();

  expect(screen.getByText(/reports of Acme plc/)).toBeVisible();
  expect(screen.getByText(/You will be taken to Keyhouse and come straight back\./)).toBeVisible();
});

test('S-17 a press asks to come back to this path with its query and fragment', async () => {
  const { signIn } = heldRedirect();
  renderLogin({ url: '/reports/acme/20240102?x=1&y=a%20b#topic-3', signIn });

  await userEvent.click(button());
  expect(signIn.mock.calls).toEqual([['/reports/acme/20240102?x=1&y=a%20b#topic-3']]);
});

test('F-67 a double click starts one redirect, and the button stays off while the page is being left', async () => {
  const { signIn, leave } = heldRedirect();
  renderLogin({ signIn });

  await userEvent.dblClick(button());
  fireEvent.click(button());
  expect(signIn).toHaveBeenCalledTimes(1);
  expect(button()).toHaveAttribute('aria-disabled', 'true');

  await leave();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
});

test('F-60 a redirect that cannot start is logged once, said, and can be tried again', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { signIn, fail } = heldRedirect();
  renderLogin({ signIn });

  await userEvent.click(button());
  await fail();
  expect(screen.getByText('Sign-in could not be started. Please try again.')).toBeVisible();
  expect(error.mock.calls).toEqual([['[portal] auth.start: Error: denied']]);
  expect(button()).not.toHaveAttribute('aria-disabled', 'true');

  await userEvent.click(button());
  expect(signIn).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(/could not be started/)).not.toBeInTheDocument();
});

test('F-60 the keyboard stays on the button while the page is being left, and tries again from there', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { signIn, fail } = heldRedirect();
  renderLogin({ signIn });
  button().focus();

  await userEvent.keyboard('{Enter}');
  // A browser takes the focus from a button that is disabled natively.
  expect(button()).toBeEnabled();
  await userEvent.keyboard('{Enter}');
  expect(signIn).toHaveBeenCalledTimes(1);
  await fail();
  expect(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(signIn).toHaveBeenCalledTimes(2);
});

test.each([
  ['session-ended', 'Your session has ended.'],
  ['not-completed', 'Sign-in could not be completed.'],
  ['clock-wrong', 'Sign-in could not be completed. The clock of this device seems to be wrong.'],
  ['not-deleted', /^You are signed out, but this browser did not let the portal delete your sign-in/],
] as const)('F-45 the notice %s is one calm line that goes with the next try', async (notice, text) => {
  const { signIn } = heldRedirect();
  renderLogin({ notice, signIn });
  expect(screen.getByText(text)).toBeVisible();

  await userEvent.click(button());
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('F-45 after a sign-in that was not completed it says what to do, and after others nothing that does not help', () => {
  const whatToDo = 'Please try again. If it happens again, ask your company’s support.';
  const { unmount } = renderLogin({ notice: 'not-completed' });
  expect(screen.getByText(whatToDo)).toBeVisible();
  unmount();
  renderLogin({ notice: 'session-ended' });
  expect(screen.queryByText(whatToDo)).not.toBeInTheDocument();
});

test('F-70 blocked storage: the reader is told what to allow, for as long as it is blocked', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { signIn, fail } = heldRedirect();
  renderLogin({ notice: 'storage-blocked', signIn });
  expect(screen.getByText(/Please allow cookies and site data for this site/)).toBeVisible();

  await userEvent.click(button());
  await fail();
  expect(screen.getByText(/Please allow cookies and site data for this site/)).toBeVisible();
});

test('F-72 Back from the page of the provider finds a button that works', async () => {
  const { signIn, leave } = heldRedirect();
  renderLogin({ signIn });
  await userEvent.click(button());
  await leave();

  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(button()).not.toHaveAttribute('aria-disabled', 'true');
});
