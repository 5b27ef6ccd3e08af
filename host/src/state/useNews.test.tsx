import { act, screen } from '@testing-library/react';
import { lastVisitAtom, reportListAtom, userInfoAtom, type ReportListItem } from '@portal/shared';
import { renderAt } from '@portal/shared/testing';
import { createStore } from 'jotai';
import { useNews } from './useNews';

function News() {
  return (
    <output>
      {useNews()
        .map(({ name }) => name)
        .join()}
    </output>
  );
}

const item = (name: string, iso: string | null, slug: string | null = name): ReportListItem => ({
  slug,
  name,
  tag: null,
  image: null,
  summary: null,
  modified: iso === null ? null : { iso, day: iso.slice(0, 10) },
});

const reports = [
  item('older', '2024-01-02T07:59:59.999Z'),
  item('same moment', '2024-01-02T08:00:00.000Z'),
  item('newer', '2024-01-02T08:00:00.001Z'),
  item('undated', null),
  item('without an address', '2024-02-01T00:00:00.000Z', null),
  item('much newer', '2025-01-01T00:00:00.000Z'),
];
const entry = (id: string) => `portal.reader.${id}.lastVisit`;
const visited = (id: string, at = '2024-01-02T08:00:00.000Z') => {
  localStorage.setItem(entry(id), at);
};

function renderNews() {
  const store = createStore();
  const become = (id: string | null) => {
    act(() => {
      const data = { id, name: null, email: null };
      store.set(userInfoAtom, { status: 'ready', key: '[]', at: 0, data });
    });
  };
  store.set(reportListAtom, { status: 'ready', key: '[]', at: 0, data: reports });
  renderAt(<News />, { store });
  return { store, become };
}

const news = () => screen.getByRole('status').textContent;

beforeEach(() => {
  localStorage.clear();
});

test('H-9 news are the reports that were modified after the last visit and can be opened, in their order', () => {
  visited('00u1ab');
  const { become } = renderNews();
  expect(news()).toBe('');

  become('00u1ab');
  expect(news()).toBe('newer,much newer');
});

test('H-9 the bell and the card call the same reports new: moments are compared, not their texts', () => {
  visited('00u1ab', '2024-01-02T10:00:00.000+02:00');
  const { become } = renderNews();

  become('00u1ab');
  expect(news()).toBe('newer,much newer');
});

test('H-9 a last visit that cannot be read makes nothing new', () => {
  visited('00u1ab', 'long ago');
  const { become } = renderNews();

  become('00u1ab');
  expect(news()).toBe('');
});

test('H-9 on a first visit nothing is called new', () => {
  const { become, store } = renderNews();

  become('00u1ab');
  expect(news()).toBe('');
  expect(store.get(lastVisitAtom)).toBeNull();
});

test('H-9 this visit is remembered for the next one', () => {
  const before = new Date().toISOString();
  const { become } = renderNews();

  become('00u1ab');
  const stored = localStorage.getItem(entry('00u1ab')) ?? '';
  expect(stored >= before && stored <= new Date().toISOString()).toBe(true);
});

test('H-7, H-9 every reader has a last visit of their own', () => {
  visited('ada');
  visited('grace', '2024-06-01T00:00:00.000Z');
  const { become } = renderNews();

  become('ada');
  expect(news()).toBe('newer,much newer');
  become('grace');
  expect(news()).toBe('much newer');
  become('somebody new');
  expect(news()).toBe('');
});

test('H-9, B-50 a reader without an id has no news and leaves no trace', () => {
  const { become } = renderNews();

  become(null);
  expect(news()).toBe('');
  expect(localStorage).toHaveLength(0);
});

test('H-9 while the list is not there nothing is new', () => {
  visited('00u1ab');
  const { become, store } = renderNews();
  become('00u1ab');

  act(() => {
    store.set(reportListAtom, { status: 'loading', key: '[]' });
  });
  expect(news()).toBe('');
});
