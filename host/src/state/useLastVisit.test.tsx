import { act } from '@testing-library/react';
import { lastVisitAtom, userInfoAtom } from '@portal/shared';
import { renderAt } from '@portal/shared/testing';
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
  const { store } = renderAt(<Visit />);
  const become = (id: string | null) => {
    act(() => {
      const data = { id, name: null, email: null };
      store.set(userInfoAtom, { status: 'ready', key: '[]', at: 0, data });
    });
  };
  return { become, lastVisit: () => store.get(lastVisitAtom) };
}

beforeEach(() => {
  localStorage.clear();
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
