import { act } from '@testing-library/react';
import { lastVisitAtom, rememberedReaderAtom, userInfoAtom } from '@portal/shared';
import { renderAt, turnTab } from '@portal/shared/testing';
import { useLastVisit } from './useLastVisit';

function Visit() {
  useLastVisit();
  return null;
}

const entry = (id: string) => `portal.reader.${id}.lastVisit`;
const visited = (id: string, at: string) => {
  localStorage.setItem(entry(id), at);
};

function renderVisit() {
  const { store, unmount } = renderAt(<Visit />);
  const become = (id: string | null) => {
    act(() => {
      const data = { id, name: null, email: null };
      store.set(userInfoAtom, { status: 'ready', key: '[]', at: 0, data });
    });
  };
  return { store, become, lastVisit: () => store.get(lastVisitAtom), unmount };
}

const hour = 60 * 60 * 1000;
const noon = new Date(2024, 0, 5, 12).getTime();
const at = (moment: number) => new Date(moment).toISOString();

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
});

test('H-9 the last visit is known as soon as the reader is', () => {
  visited('00u1ab', '2024-01-02T08:00:00.000Z');
  const { become, lastVisit } = renderVisit();
  expect(lastVisit()).toBeNull();

  become('00u1ab');
  expect(lastVisit()).toBe('2024-01-02T08:00:00.000Z');
});

test('H-9 a first visit has none before it', () => {
  const { become, lastVisit } = renderVisit();

  become('00u1ab');
  expect(lastVisit()).toBeNull();
});

test('H-9 this visit is remembered for the next one', () => {
  const before = new Date().toISOString();
  const { become } = renderVisit();

  become('00u1ab');
  const stored = localStorage.getItem(entry('00u1ab')) ?? '';
  expect(stored >= before && stored <= new Date().toISOString()).toBe(true);
});

test('H-7, H-9 every reader has a last visit of their own', () => {
  visited('ada', '2024-01-02T08:00:00.000Z');
  visited('grace', '2024-06-01T00:00:00.000Z');
  const { become, lastVisit } = renderVisit();

  become('ada');
  expect(lastVisit()).toBe('2024-01-02T08:00:00.000Z');
  become('grace');
  expect(lastVisit()).toBe('2024-06-01T00:00:00.000Z');
  become('somebody new');
  expect(lastVisit()).toBeNull();
});

test('H-9, B-50 a reader without an id has no last visit and leaves no trace', () => {
  const { become, lastVisit } = renderVisit();

  become(null);
  expect(lastVisit()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('H-9 a reload, or a second tab, is the same visit: it has the same one before it', () => {
  jest.useFakeTimers();
  visited('ada', at(noon - 48 * hour));
  for (const later of [0, 1, 2]) {
    jest.setSystemTime(noon + later * hour);
    const { become, lastVisit } = renderVisit();
    become('ada');
    expect(lastVisit()).toBe(at(noon - 48 * hour));
  }
});

test.each([
  ['three hours later', noon - 3 * hour, noon, false],
  ['four hours later', noon - 4 * hour, noon, true],
  ['on another day', noon - 13 * hour, noon - 11 * hour, true],
  ['with a clock that was set back', noon + hour, noon, true],
])('H-9 a reader who comes back %s', (_what, last, now, isNew) => {
  jest.useFakeTimers({ now });
  visited('ada', at(last));
  const { become, lastVisit } = renderVisit();
  become('ada');
  expect(lastVisit()).toBe(isNew ? at(last) : null);
});

test('H-9 a tab that stays open begins a new visit when its reader comes back after hours', () => {
  jest.useFakeTimers({ now: noon });
  visited('ada', at(noon - 48 * hour));
  const { become, lastVisit } = renderVisit();
  become('ada');
  jest.setSystemTime(noon + hour);
  turnTab('hidden');
  jest.setSystemTime(noon + 4 * hour);
  turnTab('visible');
  expect(lastVisit()).toBe(at(noon - 48 * hour));
  turnTab('hidden');
  jest.setSystemTime(noon + 9 * hour);
  turnTab('visible');
  expect(lastVisit()).toBe(at(noon + 4 * hour));
});

test('H-7 a tab that is closed writes nothing about a reader whose sign-out it has missed', () => {
  const { become } = renderVisit();
  become('ada');
  localStorage.clear();
  dispatchEvent(new Event('pagehide'));
  expect(localStorage).toHaveLength(0);
});

test('H-9 a tab that is left, or closed, notes the presence; a glance back within the hours begins no visit', () => {
  jest.useFakeTimers({ now: noon });
  const { become, lastVisit } = renderVisit();
  become('ada');
  const noted = () => localStorage.getItem(entry('ada'));
  jest.setSystemTime(noon + hour);
  dispatchEvent(new Event('pagehide'));
  expect(noted()).toBe(at(noon + hour));
  jest.setSystemTime(noon + 2 * hour);
  turnTab('hidden');
  expect(noted()).toBe(at(noon + 2 * hour));
  jest.setSystemTime(noon + 3 * hour);
  turnTab('visible');
  expect([lastVisit(), noted()]).toEqual([null, at(noon + 3 * hour)]);
});

test('H-9 a presence of this very moment begins no visit', () => {
  jest.useFakeTimers({ now: noon });
  visited('ada', at(noon));
  const { become, lastVisit } = renderVisit();
  become('ada');
  expect(lastVisit()).toBeNull();
});

test('H-7 after a reader comes another, nothing more is noted about the first, nor after the host has ended', () => {
  jest.useFakeTimers({ now: noon });
  const { become, unmount } = renderVisit();
  become('ada');
  become('grace');
  jest.setSystemTime(noon + hour);
  turnTab('hidden');
  dispatchEvent(new Event('pagehide'));
  expect([entry('ada'), entry('grace')].map((key) => localStorage.getItem(key))).toEqual([
    at(noon),
    at(noon + hour),
  ]);
  unmount();
  jest.setSystemTime(noon + 2 * hour);
  turnTab('visible');
  dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem(entry('grace'))).toBe(at(noon + hour));
});

test('H-9 a tab that is read for hours is one visit, also when it is left', () => {
  jest.useFakeTimers({ now: noon });
  visited('ada', at(noon - 48 * hour));
  const { become, lastVisit } = renderVisit();
  become('ada');
  jest.setSystemTime(noon + 5 * hour);
  turnTab('hidden');
  expect(lastVisit()).toBe(at(noon - 48 * hour));
});

test('H-9 whoever is remembered is known with the last visit, but has not come before the API knows them', () => {
  visited('00u1ab', '2024-01-02T08:00:00.000Z');
  const { store, become, lastVisit } = renderVisit();
  act(() => {
    store.set(rememberedReaderAtom, '00u1ab');
  });
  expect(lastVisit()).toBe('2024-01-02T08:00:00.000Z');
  turnTab('hidden');
  turnTab('visible');
  expect(localStorage.getItem(entry('00u1ab'))).toBe('2024-01-02T08:00:00.000Z');
  expect(localStorage).toHaveLength(1);

  become('00u1ab');
  expect(lastVisit()).toBe('2024-01-02T08:00:00.000Z');
  expect(localStorage.getItem(entry('00u1ab'))).not.toBe('2024-01-02T08:00:00.000Z');
});

test('B-50 whoever is remembered, and then has no id, has no last visit', () => {
  visited('00u1ab', '2024-01-02T08:00:00.000Z');
  const { store, become, lastVisit } = renderVisit();
  act(() => {
    store.set(rememberedReaderAtom, '00u1ab');
  });
  become(null);
  expect(lastVisit()).toBeNull();
});
