import { cardsDownTo } from './cardsDownTo';

test.each([
  [0, 1280, 0],
  [3600, 1280, 30],
  [3601, 1280, 33],
  [3600, 1023, 20],
  [3600, 639, 24],
])('R-21 down to %i px, a window of %i px has at most %i cards', (position, width, cards) => {
  expect(cardsDownTo(position, width)).toBe(cards);
});
