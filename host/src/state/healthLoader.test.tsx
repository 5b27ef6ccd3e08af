import { act } from '@testing-library/react';
import { authAtom, forgetAnswersAtom, healthAtom, useLoad } from '@portal/shared';
import { answerWith, fakeServer, renderAt } from '@portal/shared/testing';
import { healthLoader } from './healthLoader';

function Keeper() {
  useLoad(healthLoader);
  return null;
}

test('S-79 the health is asked for once, in StrictMode too, and whatever becomes of the session', async () => {
  const server = fakeServer({ 'GET /healthcheck': { health: 'healthy' } });
  const { store } = renderAt(<Keeper />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
  expect(store.get(healthAtom)).toBe('healthy');

  // A new session is a new http client.
  await act(async () => {
    store.set(authAtom, { ...store.get(authAtom) });
    store.set(forgetAnswersAtom);
    await new Promise((resolve) => setTimeout(resolve, 30));
  });
  expect(store.get(healthAtom)).toBe('healthy');
  expect(server.calls).toEqual(['GET /healthcheck']);
});

test('S-79 a health that cannot be had is one line of the log, and asked for on coming back to the tab', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const answers: Record<string, unknown> = { 'GET /healthcheck': answerWith(503) };
  fakeServer(answers);
  const { store } = renderAt(<Keeper />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^\[portal\] health: .*503/)]]);

  answers['GET /healthcheck'] = { health: 'healthy' };
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 30));
  });
  expect(store.get(healthAtom)).toBe('healthy');
  expect(log).toHaveBeenCalledTimes(1);
});
