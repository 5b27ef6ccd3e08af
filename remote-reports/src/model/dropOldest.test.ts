import { dropOldest } from './dropOldest';
import type { Opening, Reading } from './Reading';

const opening = (at: number, ...anchors: string[]): Opening => ({ version: String(at), at, anchors });
const report = (slug: string, opened: Opening[], read: string[] = []) => ({
  slug,
  since: null,
  seen: null,
  opened,
  read,
});

test('the oldest opening of all reports goes first, with the read marks of its articles', () => {
  const reading: Reading = [
    report('energy', [opening(2, 'a'), opening(3, 'b')], ['a', 'b']),
    report('health', [opening(1, 'a')], ['a', 'z']),
  ];
  const [energy, health] = reading;
  const once = dropOldest(reading);
  expect(once).toEqual([energy, report('health', [], ['z'])]);
  expect(dropOldest(once ?? [])).toEqual([
    report('energy', [opening(3, 'b')], ['b']),
    report('health', [], ['z']),
  ]);
  expect(health?.opened).toHaveLength(1);
});

test('without openings the report goes that was touched first, and nothing is left at the end', () => {
  expect(dropOldest([report('energy', []), report('health', [])])).toEqual([report('health', [])]);
  expect(dropOldest([report('health', [])])).toBeNull();
});
