import { isNewer, type ReportListItem } from '@portal/shared';
import { leadFirst } from './leadFirst';

const item = (name: string, iso: string, image: string | null): ReportListItem => ({
  slug: name,
  name,
  tag: null,
  image,
  summary: null,
  modified: { iso, day: iso.slice(0, 10) },
});

const plain = item('plain', '2024-01-03T09:00:00.000Z', null);
const pictured = item('pictured', '2024-01-03T07:00:00.000Z', '/a.png');
const older = item('older', '2024-01-02T07:00:00.000Z', '/b.png');

test.each([
  ['of the same day', [plain, pictured, older], null, 'pictured,plain,older'],
  ['of the same day and as new', [plain, pictured], '2024-01-01T00:00:00.000Z', 'pictured,plain'],
  ['that is new no more', [plain, pictured], '2024-01-03T08:00:00.000Z', 'plain,pictured'],
  ['of another day', [plain, older], null, 'plain,older'],
])('H-9 with a report that has a picture, %s, the order is right', (_what, items, lastVisit, order) => {
  expect(leadFirst(items, ({ modified }) => isNewer(modified, lastVisit)).map(({ name }) => name)).toEqual(
    order.split(','),
  );
});
