import type { ReportListItem } from '@portal/shared';
import { itemKeys } from './itemKeys';

const item = (slug: string | null): ReportListItem => ({
  slug,
  name: 'Energy',
  tag: null,
  image: null,
  modified: null,
  summary: null,
});

test('H-3 a report keeps its key when others come before it', () => {
  const [energy, health] = itemKeys([item('energy'), item('health')]);
  expect(itemKeys([item('new'), item('health'), item('energy')]).slice(1)).toEqual([health, energy]);
});

test('B-44 reports of the same slug, or of none, have keys of their own', () => {
  const keys = itemKeys(['energy', 'energy', null, '', null, '2 energy'].map(item));
  expect(new Set(keys).size).toBe(keys.length);
});
