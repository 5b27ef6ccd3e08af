import { createStore } from 'jotai';
import { forgetAnswersAtom } from './forgetAnswersAtom';
import { readerAtom, rememberedReaderAtom } from './readerAtom';
import { userInfoAtom } from './userInfoAtom';

const answerOf = (id: string | null) => ({
  status: 'ready' as const,
  key: '[]',
  at: 0,
  data: { id, name: null, email: null },
});
const failure = { status: 'failed' as const, key: '[]', reason: 'unavailable' as const, retryAt: null };

test('B-50 the reader is unknown until the answer, and is nobody if it names none or fails', () => {
  const store = createStore();
  expect(store.get(readerAtom)).toBeNull();
  store.set(userInfoAtom, { status: 'loading', key: '[]' });
  expect(store.get(readerAtom)).toBeNull();
  store.set(userInfoAtom, answerOf('ada'));
  expect(store.get(readerAtom)).toBe('ada');
  store.set(userInfoAtom, answerOf(null));
  expect(store.get(readerAtom)).toBe('');
  store.set(userInfoAtom, failure);
  expect(store.get(readerAtom)).toBe('');
});

test('who is remembered is the reader before the answer, and if none comes, until the session is over', () => {
  const store = createStore();
  store.set(rememberedReaderAtom, 'ada');
  expect(store.get(readerAtom)).toBe('ada');
  store.set(userInfoAtom, failure);
  expect(store.get(readerAtom)).toBe('ada');
  store.set(userInfoAtom, answerOf('grace'));
  expect(store.get(readerAtom)).toBe('grace');
  store.set(userInfoAtom, answerOf(null));
  expect(store.get(readerAtom)).toBe('');

  store.set(forgetAnswersAtom);
  expect(store.get(readerAtom)).toBeNull();
});
