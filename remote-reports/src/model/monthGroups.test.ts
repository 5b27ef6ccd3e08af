import { toHistory } from '../api/toHistory';
import { monthGroups } from './monthGroups';

test('B-38 the history is grouped by month, newest first, dates that are none last', () => {
  const history = toHistory(['a/20231231/x', 'a/oops/x', 'a/20240102/x', 'a/20240130/x']);
  expect(monthGroups(history).map(({ month, entries }) => [month, entries.map(({ date }) => date)])).toEqual([
    ['January 2024', ['20240130', '20240102']],
    ['December 2023', ['20231231']],
    [null, ['oops']],
  ]);
});
