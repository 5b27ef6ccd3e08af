import { act } from '@testing-library/react';
import { useLoad, userInfoAtom } from '@portal/shared';
import { answerWith, fakeServer, renderAt } from '@portal/shared/testing';
import { userLoader } from './userLoader';

function Keeper() {
  useLoad(userLoader);
  return null;
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

test('S-67 the reader is asked for once, in StrictMode too', async () => {
  const server = fakeServer({ 'GET /user': { id: '00u1ab', name: 'Ada', email: null } });
  const { store } = renderAt(<Keeper />);
  await settle();

  expect(store.get(userInfoAtom)).toMatchObject({ status: 'ready', data: { name: 'Ada' } });
  expect(server.calls).toEqual(['GET /user']);
});

test('S-67 a reader who cannot be had is one line of the log, and asked for on coming back to the tab', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const answers: Record<string, unknown> = { 'GET /user': answerWith(500) };
  fakeServer(answers);
  const { store } = renderAt(<Keeper />);
  await settle();

  expect(store.get(userInfoAtom).status).toBe('failed');
  answers['GET /user'] = { id: '00u1ab', name: 'Ada', email: null };
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await settle();
  expect(store.get(userInfoAtom)).toMatchObject({ status: 'ready', data: { name: 'Ada' } });
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^\[portal\] user: .*500/)]]);
});

test('S-67, B-47 a reader who could not be had without a network is asked for when there is one', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const answers: Record<string, unknown> = { 'GET /user': () => Promise.reject(new TypeError('no network')) };
  fakeServer(answers);
  const { store } = renderAt(<Keeper />);
  await settle();

  expect(store.get(userInfoAtom)).toMatchObject({ status: 'failed', reason: 'offline' });
  answers['GET /user'] = { id: '00u1ab', name: 'Ada', email: null };
  onLine.mockReturnValue(true);
  act(() => {
    dispatchEvent(new Event('online'));
  });
  await settle();
  expect(store.get(userInfoAtom)).toMatchObject({ status: 'ready', data: { name: 'Ada' } });
});
