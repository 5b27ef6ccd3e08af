import { createStore } from 'jotai';
import { arrivalAtom } from './arrivalAtom';

test('S-11, T01 what came in the address can be taken once, and is gone', () => {
  const store = createStore();
  store.set(arrivalAtom, { route: 'authorize', hash: '#access_token=a' });

  expect(store.get(arrivalAtom)).toBe(true);
  expect(store.set(arrivalAtom)).toEqual({ route: 'authorize', hash: '#access_token=a' });
  expect(store.get(arrivalAtom)).toBe(false);
  expect(store.set(arrivalAtom)).toBeNull();
});

test('T01 whoever only looks does not see it', () => {
  const store = createStore();
  store.set(arrivalAtom, { route: 'callback', search: '?code=c' });

  expect(JSON.stringify(store.get(arrivalAtom))).toBe('true');
});
