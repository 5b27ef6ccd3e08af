import { toActions } from './toActions';

test('S-39, S-40, S-61 actions keep the API’s order', () => {
  expect(
    toActions([{ name: 'B', org_type: 'Bank', action: 'Do', impact: 'More' }, { name: 'A' }], 'x'),
  ).toEqual([
    { name: 'B', organisationType: 'Bank', action: 'Do', impact: 'More' },
    { name: 'A', organisationType: null, action: null, impact: null },
  ]);
});

test('B-29 an action that says nothing is left out, and told by its place', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(toActions([{}, null, 'text', { name: ' ', impact: null }, { action: 7 }], 'x')).toEqual([
    { name: null, organisationType: null, action: '7', impact: null },
  ]);
  expect(warn).toHaveBeenCalledTimes(4);
  expect(warn).toHaveBeenCalledWith('[portal] reports.report: article x: action 0 left out: it says nothing');
});
