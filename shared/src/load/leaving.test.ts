import { atom } from 'jotai';
import { createTestStore, fakeServer } from '../testing';
import { createLoader } from './createLoader';
import type { Load } from './Load';

test('S-88 a load that the browser breaks off as the reader leaves has failed only if the page stays', async () => {
  jest.useFakeTimers();
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeServer({
    'GET /words': () => {
      dispatchEvent(new Event('beforeunload'));
      return Promise.reject(new TypeError('NetworkError when attempting to fetch resource.'));
    },
  });
  const store = createTestStore();
  const stateAtom = atom<Load<unknown>>({ status: 'idle' });
  const loader = createLoader({
    name: 'words',
    stateAtom,
    fetch: (http, signal) => http.get('/words', { signal }),
  });

  const leave = store.set(loader.visitAtom, []);
  await jest.advanceTimersByTimeAsync(9_000);
  expect(store.get(stateAtom)).toMatchObject({ status: 'loading' });
  expect(error).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_100);
  expect(store.get(stateAtom)).toMatchObject({ status: 'failed' });
  leave();
});
