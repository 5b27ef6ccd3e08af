import { tellKeptPlace } from './keptPlace';

test('R-21 the page tells its screens whether the reader has left this entry of the history at a place', () => {
  const told: boolean[] = [];
  for (const state of [{ idx: 1 }, { idx: 0, top: 700 }, null]) {
    history.replaceState(state, '');
    tellKeptPlace();
    told.push(document.documentElement.hasAttribute('data-place-kept'));
  }
  expect(told).toEqual([false, true, false]);
});
