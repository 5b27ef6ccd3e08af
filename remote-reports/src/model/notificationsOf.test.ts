import type { ReportListItem } from '@portal/shared';
import { notificationsOf } from './notificationsOf';

const item = (name: string, iso: string | null, slug: string | null = name): ReportListItem => ({
  slug,
  name,
  tag: null,
  image: null,
  summary: null,
  modified: iso === null ? null : { iso, day: iso.slice(0, 10) },
});

const items = [
  item('older', '2024-01-02T07:59:59.999Z'),
  item('same moment', '2024-01-02T08:00:00.000Z'),
  item('newer', '2024-01-02T08:00:00.001Z'),
  item('undated', null),
  item('without an address', '2024-02-01T00:00:00.000Z', null),
  item('a/b', '2025-01-01T00:00:00.000Z'),
];

const newer = { name: 'newer', href: '/reports/newer', at: '2024-01-02T08:00:00.001Z' };
const muchNewer = { name: 'a/b', href: '/reports/a%2Fb', at: '2025-01-01T00:00:00.000Z' };

test.each([
  ['2024-01-02T08:00:00.000Z', [newer, muchNewer]],
  ['2024-01-02T10:00:00.000+02:00', [newer, muchNewer]],
  ['2024-06-01T00:00:00.000Z', [muchNewer]],
])(
  'H-9 after a visit at %s news are the reports that were modified later and can be opened',
  (lastVisit, expected) => {
    expect(notificationsOf(items, [], lastVisit)).toEqual(
      expected.map((one) => ({ ...one, since: lastVisit })),
    );
  },
);

test.each([null, 'long ago'])(
  'H-9 on a first visit, or after one at "%s", nothing is called new',
  (lastVisit) => {
    expect(notificationsOf(items, [], lastVisit)).toEqual([]);
  },
);
