import { act } from '@testing-library/react';
import { authAtom, healthAtom, useLoad } from '@portal/shared';
import { fakeServer, renderAt } from '@portal/shared/testing';
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
    await new Promise((resolve) => setTimeout(resolve, 30));
  });
  expect(server.calls).toEqual(['GET /healthcheck']);
});
