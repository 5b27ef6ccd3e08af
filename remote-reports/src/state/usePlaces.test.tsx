import { act, renderHook } from '@testing-library/react';
import { userInfoAtom } from '@portal/shared';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { notePlace } from '../model/notePlace';
import { returnToTab } from '../testing/returnToTab';
import { readingAtom } from './readingAtom';
import { usePlaces } from './usePlaces';

const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date(2024, 0, 5, 12) });
});

afterEach(() => {
  jest.useRealTimers();
});

test('a page that is open for more than a week offers the places of its last days', async () => {
  const store = createStore();
  const data = { id: 'ada', name: null, email: null };
  store.set(userInfoAtom, { status: 'ready', key: '[]', at: 0, data });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => usePlaces(), { wrapper });

  jest.setSystemTime(Date.now() + 8 * day);
  const place = { version: '2024', date: null, anchor: 'a', name: 'Energy', title: 'Wind', at: Date.now() };
  act(() => {
    store.set(readingAtom, (before) => notePlace(before, 'energy', place, Date.now()));
  });
  jest.setSystemTime(Date.now() + 60_000);
  await returnToTab();
  expect(result.current.map(({ slug }) => slug)).toEqual(['energy']);
});
