import { createStore } from 'jotai';
import { createKeptAtom } from './createKeptAtom';
import { forgetAnswersAtom } from './forgetAnswersAtom';
import { forgetReaderAtom } from './forgetReaderAtom';
import { userInfoAtom } from './userInfoAtom';

const create = (format: number) =>
  createKeptAtom<string[]>({
    name: 'words',
    format,
    empty: [],
    parse: (value) => (Array.isArray(value) ? value.map(String) : null),
    dropOldest: ([, ...rest]) => (rest.length > 0 ? rest : null),
  });

const key = (reader: string, format = 1) => `portal.reader.${reader}.words-${String(format)}`;

/** A tab of this reader, in which somebody looks at the words. */
function openTab(reader: string | null = 'ada', format = 1) {
  const store = createStore();
  const wordsAtom = create(format);
  store.sub(wordsAtom, () => undefined);
  const become = (id: string | null) => {
    const data = { id, name: null, email: null };
    store.set(userInfoAtom, { status: 'ready', key: '[]', at: 0, data });
  };
  if (reader !== null) become(reader);
  return {
    store,
    become,
    words: () => store.get(wordsAtom),
    add: (word: string) => {
      store.set(wordsAtom, (before) => [...before, word]);
    },
  };
}

/** The event with which a browser tells one tab of what another has written. */
const tellOthers = (changed: string | null) => {
  dispatchEvent(new StorageEvent('storage', { key: changed }));
};

const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError');
};

beforeEach(() => {
  localStorage.clear();
});

test('what is kept is there for the next page', () => {
  openTab().add('one');
  expect(localStorage.getItem(key('ada'))).toBe('["one"]');
  expect(openTab().words()).toEqual(['one']);
});

test('it is unknown until the reader is, and a change before that is none', () => {
  openTab().add('one');
  const { words, add, become } = openTab(null);
  add('two');
  expect(words()).toBeNull();
  become('ada');
  expect(words()).toEqual(['one']);
});

test('a change that changes nothing is not written', () => {
  const { store } = openTab();
  store.set(create(1), (before) => before);
  expect(localStorage).toHaveLength(0);
});

test('another tab follows, and neither of two tabs overwrites the other', () => {
  const [one, other] = [openTab(), openTab()];
  one.add('one');
  // The event has not come yet.
  other.add('two');
  tellOthers(key('ada'));
  expect(one.words()).toEqual(['one', 'two']);
  localStorage.clear();
  tellOthers(null);
  expect(one.words()).toEqual([]);
});

test.each([
  ['comes back out of the cache', () => new PageTransitionEvent('pageshow', { persisted: true })],
  ['is in sight again', () => new Event('visibilitychange')],
])('a page that %s has what another tab has written meanwhile', (_what, tell) => {
  const { words } = openTab();
  openTab().add('one');
  expect(words()).toEqual([]);
  dispatchEvent(tell());
  expect(words()).toEqual(['one']);
});

test('a tab that nobody looked at finds what another has written meanwhile', () => {
  const store = createStore();
  const wordsAtom = create(1);
  const data = { id: 'ada', name: null, email: null };
  store.set(userInfoAtom, { status: 'ready', key: '[]', at: 0, data });
  store.sub(wordsAtom, () => undefined)();
  openTab().add('one');
  store.sub(wordsAtom, () => undefined);
  expect(store.get(wordsAtom)).toEqual(['one']);
});

test('S-52 two atoms made alike have the same, as those of a remote that was loaded twice do', () => {
  const { store, words, add } = openTab();
  const again = create(1);
  store.sub(again, () => undefined);
  add('one');
  expect(store.get(again)).toEqual(['one']);
  store.set(again, (before) => [...before, 'two']);
  expect(words()).toEqual(['one', 'two']);
});

test('H-7 each reader of a device has a value of their own', () => {
  const { add, words, become } = openTab();
  add('one');
  become('grace');
  expect(words()).toEqual([]);
  add('two');
  expect(localStorage.getItem(key('ada'))).toBe('["one"]');
  become('ada');
  expect(words()).toEqual(['one']);
});

test('H-7 sign-out forgets it, on the device and in memory', () => {
  const { store, add, words, become } = openTab();
  add('one');
  store.set(forgetReaderAtom);
  expect(words()).toBeNull();
  expect(localStorage).toHaveLength(0);
  become('ada');
  expect(words()).toEqual([]);
});

test('B-53 in blocked storage it lasts as long as the page, or until the reader leaves', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  const { store, add, words, become } = openTab();
  add('one');
  add('two');
  expect(words()).toEqual(['one', 'two']);
  store.set(forgetAnswersAtom);
  become('ada');
  expect(words()).toEqual([]);
});

test('B-53 in full storage it lasts as long as the page, and is written as soon as there is room', () => {
  const { add, words } = openTab();
  add('one');
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  add('two');
  expect(words()).toEqual(['one', 'two']);
  expect(localStorage.getItem(key('ada'))).toBe('["one"]');
  write.mockRestore();
  add('three');
  expect(localStorage.getItem(key('ada'))).toBe('["one","two","three"]');
});

test('B-53 what another tab can store goes before what this one could not, and no change takes it back', () => {
  const [one, other] = [openTab(), openTab()];
  one.add('one');
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  one.add('two');
  write.mockRestore();
  other.add('three');
  tellOthers(key('ada'));
  expect(one.words()).toEqual(['one', 'three']);
  one.add('four');
  expect(localStorage.getItem(key('ada'))).toBe('["one","three","four"]');
});

test('B-50 of a reader without an id nothing is stored', () => {
  const { add, words, become } = openTab(null);
  become(null);
  add('one');
  expect(words()).toEqual(['one']);
  expect(localStorage).toHaveLength(0);
});

test('of a reader who is not known for a failure nothing is stored either', () => {
  const { store, add, words } = openTab(null);
  store.set(userInfoAtom, { status: 'failed', key: '[]', reason: 'unavailable', retryAt: null });
  add('one');
  expect(words()).toEqual(['one']);
  expect(localStorage).toHaveLength(0);
});

test.each(['', '{', 'null', '{"words":[]}', '7'])('what is stored as %j counts as nothing', (text) => {
  localStorage.setItem(key('ada'), text);
  const { add, words } = openTab();
  expect(words()).toEqual([]);
  add('one');
  expect(openTab().words()).toEqual(['one']);
});

test('at most 200 KB are stored: the oldest part goes first', () => {
  const { add, words } = openTab();
  for (const letter of ['a', 'b', 'c']) add(letter.repeat(40_000));
  expect(words()?.map(([letter]) => letter)).toEqual(['b', 'c']);
  expect((localStorage.getItem(key('ada')) ?? '').length).toBeLessThanOrEqual(100_000);
});

test('a value that is too long as a whole lasts as long as the page', () => {
  const { add, words } = openTab();
  add('a'.repeat(100_001));
  expect(words()).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});

test('a change of its form begins anew, and leaves nothing of the earlier one', () => {
  openTab().add('one');
  const { add, words } = openTab('ada', 2);
  expect(words()).toEqual([]);
  add('two');
  expect(Object.keys(localStorage)).toEqual([key('ada', 2)]);
});
