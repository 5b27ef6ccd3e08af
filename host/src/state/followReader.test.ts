import { lastVisitAtom, readerAtom, userInfoAtom } from '@portal/shared';
import { turnTab } from '@portal/shared/testing';
import { createStore } from 'jotai';
import { followReader } from './followReader';

const entry = (id: string) => `portal.reader.${id}.lastVisit`;
const visited = (id: string, at: string) => {
  localStorage.setItem(entry(id), at);
};

let end = () => {};

/** A page on this device, for who the provider says is signed in. */
function openPage(account?: string) {
  end();
  const store = createStore();
  end = followReader(store, account);
  const become = (id: string | null) => {
    const data = { id, name: null, email: null };
    store.set(userInfoAtom, { status: 'ready', key: '[]', at: 0, data });
  };
  return { become, reader: () => store.get(readerAtom), lastVisit: () => store.get(lastVisitAtom) };
}

const hour = 60 * 60 * 1000;
const noon = new Date(2024, 0, 5, 12).getTime();
const at = (moment: number) => new Date(moment).toISOString();

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  end();
  jest.useRealTimers();
});

test('H-9 the last visit is known as soon as the reader is', () => {
  visited('00u1ab', '2024-01-02T08:00:00.000Z');
  const { become, lastVisit } = openPage();
  expect(lastVisit()).toBeNull();

  become('00u1ab');
  expect(lastVisit()).toBe('2024-01-02T08:00:00.000Z');
});

test('H-9 a first visit has none before it', () => {
  const { become, lastVisit } = openPage();

  become('00u1ab');
  expect(lastVisit()).toBeNull();
});

test('H-9 this visit is remembered for the next one', () => {
  const before = new Date().toISOString();
  const { become } = openPage();

  become('00u1ab');
  const stored = localStorage.getItem(entry('00u1ab')) ?? '';
  expect(stored >= before && stored <= new Date().toISOString()).toBe(true);
});

test('H-7, H-9 every reader has a last visit of their own', () => {
  visited('ada', '2024-01-02T08:00:00.000Z');
  visited('grace', '2024-06-01T00:00:00.000Z');
  const { become, lastVisit } = openPage();

  become('ada');
  expect(lastVisit()).toBe('2024-01-02T08:00:00.000Z');
  become('grace');
  expect(lastVisit()).toBe('2024-06-01T00:00:00.000Z');
  become('somebody new');
  expect(lastVisit()).toBeNull();
});

test('H-9, B-50 a reader without an id has no last visit and leaves no trace', () => {
  const { become, lastVisit } = openPage();

  become(null);
  expect(lastVisit()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('H-9 a reload, or a second tab, is the same visit: it has the same one before it', () => {
  jest.useFakeTimers();
  visited('ada', at(noon - 48 * hour));
  for (const later of [0, 1, 2]) {
    jest.setSystemTime(noon + later * hour);
    const { become, lastVisit } = openPage();
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
  const { become, lastVisit } = openPage();
  become('ada');
  expect(lastVisit()).toBe(isNew ? at(last) : null);
});

test('H-9 a tab that stays open begins a new visit when its reader comes back after hours', () => {
  jest.useFakeTimers({ now: noon });
  visited('ada', at(noon - 48 * hour));
  const { become, lastVisit } = openPage();
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

test.each<[string, () => void]>([
  ['closed', () => dispatchEvent(new Event('pagehide'))],
  [
    'looked at',
    () => {
      turnTab('visible');
    },
  ],
])('H-7 a tab that is %s writes nothing about a reader whose sign-out it has missed', (_what, happens) => {
  const { become } = openPage();
  become('ada');
  localStorage.clear();
  happens();
  expect(localStorage).toHaveLength(0);
});

test('H-9 a tab that is left, or closed, notes the presence; a glance back within the hours begins no visit', () => {
  jest.useFakeTimers({ now: noon });
  const { become, lastVisit } = openPage();
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

test('H-9 a tab out of sight is no presence when the browser is closed hours later', () => {
  jest.useFakeTimers({ now: noon });
  const { become } = openPage();
  become('ada');
  jest.setSystemTime(noon + hour);
  turnTab('hidden');
  jest.setSystemTime(noon + 9 * hour);
  dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem(entry('ada'))).toBe(at(noon + hour));
});

test('H-9 a tab that the browser brings back out of sight begins its visit when its reader looks at it', () => {
  jest.useFakeTimers({ now: noon });
  visited('ada', at(noon - 24 * hour));
  turnTab('hidden');
  const { become, lastVisit } = openPage();
  become('ada');
  expect([lastVisit(), localStorage.getItem(entry('ada'))]).toEqual([
    at(noon - 24 * hour),
    at(noon - 24 * hour),
  ]);
  jest.setSystemTime(noon + 5 * hour);
  turnTab('visible');
  expect([lastVisit(), localStorage.getItem(entry('ada'))]).toEqual([
    at(noon - 24 * hour),
    at(noon + 5 * hour),
  ]);
});

test('H-9 a presence of this very moment begins no visit', () => {
  jest.useFakeTimers({ now: noon });
  visited('ada', at(noon));
  const { become, lastVisit } = openPage();
  become('ada');
  expect(lastVisit()).toBeNull();
});

test('H-7 after a reader comes another, nothing more is noted about the first, nor after the host has ended', () => {
  jest.useFakeTimers({ now: noon });
  const { become } = openPage();
  become('ada');
  become('grace');
  jest.setSystemTime(noon + hour);
  turnTab('hidden');
  dispatchEvent(new Event('pagehide'));
  expect([entry('ada'), entry('grace')].map((key) => localStorage.getItem(key))).toEqual([
    at(noon),
    at(noon + hour),
  ]);
  end();
  jest.setSystemTime(noon + 2 * hour);
  turnTab('visible');
  dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem(entry('grace'))).toBe(at(noon + hour));
});

test('H-9 a tab that is read for hours is one visit, also when it is left', () => {
  jest.useFakeTimers({ now: noon });
  visited('ada', at(noon - 48 * hour));
  const { become, lastVisit } = openPage();
  become('ada');
  jest.setSystemTime(noon + 5 * hour);
  turnTab('hidden');
  expect(lastVisit()).toBe(at(noon - 48 * hour));
});

describe('the reader that an earlier page has learnt', () => {
  const readBefore = (account: string, id: string) => {
    openPage(account).become(id);
    end();
  };

  test('H-9 the next page knows them before the API has answered', () => {
    const { reader, become } = openPage('00u1ab');
    expect(reader()).toBeNull();
    become('17');
    expect(reader()).toBe('17');

    expect(openPage('00u1ab').reader()).toBe('17');
  });

  test('H-7 nobody is taken for another who has used the device', () => {
    readBefore('00u1ab', '17');
    expect(openPage('00u2cd').reader()).toBeNull();
    expect(openPage().reader()).toBeNull();
  });

  test('B-50 one whose id the API no longer tells is forgotten', () => {
    readBefore('00u1ab', '17');
    openPage('00u1ab').become(null);
    expect(openPage('00u1ab').reader()).toBeNull();
    expect(Object.keys(localStorage)).toEqual([entry('17')]);
  });

  test('an account that the provider does not name is not kept', () => {
    openPage().become('17');
    expect(Object.keys(localStorage)).toEqual([entry('17')]);
  });

  test('H-9 is known with the last visit, but has not come before the API knows them', () => {
    readBefore('00u1ab', '17');
    visited('17', '2024-01-02T08:00:00.000Z');
    const { become, lastVisit } = openPage('00u1ab');
    expect(lastVisit()).toBe('2024-01-02T08:00:00.000Z');
    turnTab('hidden');
    turnTab('visible');
    expect(localStorage.getItem(entry('17'))).toBe('2024-01-02T08:00:00.000Z');

    become('17');
    expect(lastVisit()).toBe('2024-01-02T08:00:00.000Z');
    expect(localStorage.getItem(entry('17'))).not.toBe('2024-01-02T08:00:00.000Z');
  });

  test('B-50 has no last visit without an id', () => {
    readBefore('00u1ab', '17');
    visited('17', '2024-01-02T08:00:00.000Z');
    const { become, lastVisit } = openPage('00u1ab');
    expect(lastVisit()).toBe('2024-01-02T08:00:00.000Z');
    become(null);
    expect(lastVisit()).toBeNull();
  });
});

test('H-9 who moves again in the morning, before a page that stayed in sight over night, begins a new visit', () => {
  jest.useFakeTimers({ now: noon });
  visited('00u1ab', at(noon - 72 * hour));
  const { become, lastVisit } = openPage();
  become('00u1ab');
  jest.setSystemTime(noon + 3 * hour);
  dispatchEvent(new Event('pointermove'));
  expect(lastVisit()).toBe(at(noon - 72 * hour));

  jest.setSystemTime(noon + 20 * hour);
  dispatchEvent(new Event('keydown'));
  expect(lastVisit()).toBe(at(noon + 3 * hour));
});

test('H-9 what was read in another tab meanwhile is the visit before', () => {
  jest.useFakeTimers({ now: noon });
  const { become, lastVisit } = openPage();
  become('00u1ab');
  visited('00u1ab', at(noon + 2 * hour));
  jest.setSystemTime(noon + 20 * hour);
  dispatchEvent(new Event('pointermove'));
  expect(lastVisit()).toBe(at(noon + 2 * hour));
});
