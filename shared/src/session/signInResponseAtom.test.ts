import { createStore } from 'jotai';
import { signInResponseAtom } from './signInResponseAtom';

test('S-11, T-01 what came in the address can be taken once, and is gone', () => {
  const store = createStore();
  store.set(signInResponseAtom, { route: 'authorize', hash: '#access_token=a' });

  expect(store.get(signInResponseAtom)).toBe(true);
  expect(store.set(signInResponseAtom)).toEqual({ route: 'authorize', hash: '#access_token=a' });
  expect(store.get(signInResponseAtom)).toBe(false);
  expect(store.set(signInResponseAtom)).toBeNull();
});

test('T-01 whoever only looks does not see it', () => {
  const store = createStore();
  store.set(signInResponseAtom, { route: 'callback', search: '?code=c' });

  expect(JSON.stringify(store.get(signInResponseAtom))).toBe('true');
});
