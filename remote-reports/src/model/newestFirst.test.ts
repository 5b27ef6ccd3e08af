import type { ReportListItem } from '@portal/shared';
import { newestFirst } from './newestFirst';

const item = (name: string, iso: string | null): ReportListItem => ({
  slug: name,
  name,
  tag: null,
  image: null,
  summary: null,
  modified: iso === null ? null : { iso, day: iso.slice(0, 10) },
});

test('the newest report comes first, and one without a date last, whatever the API’s order', () => {
  const items = [
    item('undated', null),
    item('older', '2024-01-02'),
    item('unreadable', 'soon'),
    item('newest', '2024-01-03T08:00:00.000Z'),
    item('as old', '2024-01-02T00:00:00.000Z'),
  ];
  const names = newestFirst(items).map(({ name }) => name);
  expect(names).toEqual(['newest', 'older', 'as old', 'undated', 'unreadable']);
  expect(items[0]?.name).toBe('undated');
});
