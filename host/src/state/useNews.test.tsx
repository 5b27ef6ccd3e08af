import { newsChecksAtom, type NewsCheck } from '@portal/shared';
import { createTestStore } from '@portal/shared/testing';
import { renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { NewsState } from '../model/NewsState';
import { useNews } from './useNews';

const sources = ['reports', 'topics'].map((source) => ({ source, unavailable: `No word of ${source}.` }));

test.each<[string, Record<string, NewsCheck>, boolean, NewsState]>([
  ['nobody has begun', {}, false, { isChecking: true, failures: [] }],
  ['one still looks', { reports: 'done', topics: 'checking' }, false, { isChecking: true, failures: [] }],
  ['all have looked', { reports: 'done', topics: 'done' }, false, { isChecking: false, failures: [] }],
  [
    'one could not',
    { reports: 'failed', topics: 'done' },
    false,
    { isChecking: false, failures: ['No word of reports.'] },
  ],
  [
    'it could not begin',
    {},
    true,
    { isChecking: false, failures: ['No word of reports.', 'No word of topics.'] },
  ],
  [
    'it could not begin again after one had looked',
    { topics: 'done' },
    true,
    { isChecking: false, failures: ['No word of reports.'] },
  ],
])('the search for news while %s', (_what, checks, hasFailed, state) => {
  const store = createTestStore();
  store.set(newsChecksAtom, checks);
  const { result } = renderHook(() => useNews(sources, hasFailed), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  expect(result.current).toEqual(state);
});
