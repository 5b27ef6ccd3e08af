import { act, renderHook } from '@testing-library/react';
import { userInfoAtom } from '@portal/shared';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { toReport } from '../api/toReport';
import { notePlace } from '../model/notePlace';
import { noteRead } from '../model/noteRead';
import { sampleAnswer } from '../testing/sampleAnswer';
import { sampleArticle } from '../testing/sampleArticle';
import { readingAtom } from './readingAtom';
import { useArticleMarks } from './useArticleMarks';

const report = toReport(
  sampleAnswer({ articles: ['a', 'b'].map((id) => sampleArticle({ article_id: id })) }),
  'energy',
);

test('B-39 the marks are the same object until one of them changes, wherever the reader is in the report', () => {
  localStorage.clear();
  const store = createStore();
  const data = { id: 'ada', name: null, email: null };
  store.set(userInfoAtom, { status: 'ready', key: '[]', at: 0, data });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useArticleMarks(report, 'latest'), { wrapper });
  act(() => {
    result.current.setRead?.('a', true);
  });
  const marks = result.current;
  expect([...marks.read]).toEqual(['a']);

  const place = { version: '2024', date: null, anchor: 'b', name: 'Energy', title: 'Wind', at: Date.now() };
  act(() => {
    store.set(readingAtom, (before) => notePlace(before, 'energy', place, Date.now()));
  });
  expect(store.get(readingAtom)).toMatchObject([{ place: { anchor: 'b' } }]);
  expect(result.current).toBe(marks);

  act(() => {
    store.set(readingAtom, (before) => noteRead(before, 'energy', 'b', true));
  });
  expect([...result.current.read]).toEqual(['a', 'b']);
});
