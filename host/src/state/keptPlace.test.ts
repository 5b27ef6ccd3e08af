import { tellKeptPlace } from './keptPlace';

test('R-21 the page tells its screens where the reader has left this entry of the history', () => {
  const told: (string | undefined)[] = [];
  for (const state of [{ idx: 1 }, { idx: 0, top: 700 }, null]) {
    history.replaceState(state, '');
    tellKeptPlace();
    told.push(document.documentElement.dataset['placeKept']);
  }
  expect(told).toEqual([undefined, '700', undefined]);
});
