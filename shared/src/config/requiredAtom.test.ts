import { createStore } from 'jotai';
import { requiredAtom } from './requiredAtom';

test('reading before the atom is filled throws the message', () => {
  const portAtom = requiredAtom<string>('portAtom is empty: the test fills it.');

  expect(() => createStore().get(portAtom)).toThrow('portAtom is empty: the test fills it.');
});

test('a filled atom has its value, be it a function or nothing at all', () => {
  const store = createStore();
  const functionAtom = requiredAtom<() => string>('empty');
  const nullAtom = requiredAtom<null>('empty');
  const answer = () => 'answer';

  store.set(functionAtom, answer);
  store.set(nullAtom, null);
  expect(store.get(functionAtom)).toBe(answer);
  expect(store.get(nullAtom)).toBeNull();
});
