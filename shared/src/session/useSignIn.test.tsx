import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { renderAt, turnTab } from '../testing';
import type { Auth } from './Auth';
import { signInNoticeAtom, type SignInNotice } from './signInNoticeAtom';
import { useSignIn } from './useSignIn';

afterEach(() => {
  jest.useRealTimers();
});

function Login() {
  const { signIn, isLeaving, hasFailed } = useSignIn();
  return (
    <>
      {/* Not disabled while leaving: what keeps a second press out is not the button. */}
      <button onClick={signIn}>Login</button>
      <p>{[isLeaving && 'leaving', hasFailed && 'failed'].filter(Boolean).join() || 'waiting'}</p>
    </>
  );
}

/** A redirect that is under way until the test ends it. */
function heldRedirect() {
  const ends: { leave: () => void; fail: (error: Error) => void }[] = [];
  const signIn = jest.fn<Promise<void>, Parameters<Auth['signIn']>>(
    () => new Promise((resolve, reject) => ends.push({ leave: resolve, fail: reject })),
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

function renderLogin(
  signIn: Auth['signIn'],
  { notice = null as SignInNotice | null, url = '/reports' } = {},
) {
  const store = createStore();
  store.set(signInNoticeAtom, notice);
  return renderAt(<Login />, { url, store, auth: { signIn } });
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Login' }));
const returnFromProvider = (persisted: boolean) =>
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted }));

test('S-17 a press asks to come back to this very address', async () => {
  const { signIn } = heldRedirect();
  renderLogin(signIn, { url: '/reports/acme?x=1#topic-3' });

  await press();
  expect(signIn.mock.calls).toEqual([['/reports/acme?x=1#topic-3']]);
});

test('S-66, F-67 a second press while the page is being left starts nothing', async () => {
  const { signIn, leave } = heldRedirect();
  renderLogin(signIn);

  await press();
  await press();
  expect(screen.getByText('leaving')).toBeVisible();
  await leave();
  await press();
  expect(signIn).toHaveBeenCalledTimes(1);
  expect(screen.getByText('leaving')).toBeVisible();
});

test('F-60 a sign-in that cannot start is logged once and can be tried again', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { signIn, fail } = heldRedirect();
  renderLogin(signIn);

  await press();
  await fail();
  expect(screen.getByText('failed')).toBeVisible();
  expect(error.mock.calls).toEqual([['[portal] auth.start: Error: denied']]);

  await press();
  expect(screen.getByText('leaving')).toBeVisible();
  expect(signIn).toHaveBeenCalledTimes(2);
});

test('F-60 what has failed stays said until the next press, whatever becomes of the page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { signIn, fail } = heldRedirect();
  renderLogin(signIn);
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await fail();

  fireEvent.focus(window);
  turnTab('visible');
  returnFromProvider(true);
  act(() => {
    jest.advanceTimersByTime(10_000);
  });
  expect(screen.getByText('failed')).toBeVisible();
});

test('F-72 when Back brings the document back as it was left, another sign-in can be started', async () => {
  const { signIn, leave } = heldRedirect();
  renderLogin(signIn);
  await press();
  await leave();

  returnFromProvider(false);
  expect(screen.getByText('leaving')).toBeVisible();
  returnFromProvider(true);
  expect(screen.getByText('waiting')).toBeVisible();
  await press();
  expect(signIn).toHaveBeenCalledTimes(2);
});

test('F-60 a redirect that ends in nothing can be repeated after ten seconds', async () => {
  const { signIn, leave } = heldRedirect();
  renderLogin(signIn);
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await leave();

  act(() => {
    jest.advanceTimersByTime(9_999);
  });
  expect(screen.getByText('leaving')).toBeVisible();
  act(() => {
    jest.advanceTimersByTime(1);
  });
  expect(screen.getByText('waiting')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(signIn).toHaveBeenCalledTimes(2);
});

test.each<[what: string, comeBack: () => void]>([
  [
    'is seen again',
    () => {
      turnTab('visible');
    },
  ],
  ['has the focus again', () => fireEvent.focus(window)],
])('F-60 a redirect that ends in nothing can be repeated when the page %s', async (_what, comeBack) => {
  const { signIn, leave } = heldRedirect();
  renderLogin(signIn);
  await press();
  await leave();

  turnTab('hidden');
  expect(screen.getByText('leaving')).toBeVisible();
  comeBack();
  expect(screen.getByText('waiting')).toBeVisible();
  await press();
  expect(signIn).toHaveBeenCalledTimes(2);
});

test.each([
  ['session-ended', null],
  ['not-completed', null],
  ['storage-blocked', 'storage-blocked'],
] as const)('F-45, F-70 the notice "%s" is %j when the next sign-in starts', async (notice, left) => {
  const { signIn } = heldRedirect();
  const { store } = renderLogin(signIn, { notice });

  await press();
  expect(store.get(signInNoticeAtom)).toBe(left);
});
