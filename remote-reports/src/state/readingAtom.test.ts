import { userInfoAtom } from '@portal/shared';
import { createStore } from 'jotai';
import { noteRead } from '../model/noteRead';
import type { Reading } from '../model/Reading';
import { readingAtom } from './readingAtom';

const key = 'portal.reader.ada.reading-1';

function readerAda() {
  const store = createStore();
  const data = { id: 'ada', name: null, email: null };
  store.set(userInfoAtom, { status: 'ready', key: '[]', at: 0, data });
  return store;
}

beforeEach(() => {
  localStorage.clear();
});

test('R-4 what the reader has seen and read is read back as it was written', () => {
  const reading: Reading = [
    {
      slug: 'energy',
      since: '2024-01-01',
      seen: null,
      opened: [{ version: '2024-01-02', at: 1, anchors: ['a'] }],
      read: ['a'],
    },
  ];
  readerAda().set(readingAtom, () => reading);
  expect(readerAda().get(readingAtom)).toEqual(reading);
});

test.each([
  ['a broken text', '{"slug"'],
  ['another shape', '{"energy":{}}'],
  ['a report without a slug', '[{"read":[]}]'],
])('R-4 of %s nothing is taken', (_what, text) => {
  localStorage.setItem(key, text);
  expect(readerAda().get(readingAtom)).toEqual([]);
});

test('R-4 a part that is broken does not take the others with it', () => {
  localStorage.setItem(key, '[{"slug":"energy","seen":7,"opened":[{}],"read":["a"]}]');
  const expected = { slug: 'energy', since: null, seen: null, opened: [], read: ['a'] };
  expect(readerAda().get(readingAtom)).toEqual([expected]);
});

const place = { version: 'latest', date: null, anchor: 'a', name: 'Energy', title: 'A cable', at: 1 };

test.each([
  ['as it was written', place, place],
  ['without a broken date', { ...place, date: 7 }, place],
  ['not at all without its time', { ...place, at: null }, undefined],
  ['not at all without its anchor', { ...place, anchor: undefined }, undefined],
])('R-4 the place of a report is read back %s', (_how, stored, expected) => {
  localStorage.setItem(key, JSON.stringify([{ slug: 'energy', place: stored }]));
  expect(readerAda().get(readingAtom)?.[0]?.place).toEqual(expected);
});

test('at most 200 KB are stored, however much is read', () => {
  const store = readerAda();
  store.set(readingAtom, () =>
    Array.from({ length: 50 }, (_, number) => ({
      slug: `report-${String(number)}`,
      since: null,
      seen: null,
      opened: [{ version: 'latest', at: number, anchors: Array.from({ length: 300 }, () => 'anchor-12') }],
      read: [],
    })),
  );
  store.set(readingAtom, (before) => noteRead(before, 'report-49', 'last', true));
  expect((localStorage.getItem(key) ?? '').length).toBeLessThanOrEqual(100_000);
  const kept = store.get(readingAtom) ?? [];
  expect(kept[0]?.opened).toEqual([]);
  expect(kept.at(-1)).toMatchObject({ slug: 'report-49', read: ['last'], opened: [{ at: 49 }] });
});
