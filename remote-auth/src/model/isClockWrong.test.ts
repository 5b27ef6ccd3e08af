import { isClockWrong } from './isClockWrong';

const now = 1_795_000_000;
const tokenOf = (claims: unknown) =>
  `head.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.signature`;

test.each([
  [-300, false],
  [300, false],
  [-301, true],
  [301, true],
  [-now, true],
])('F-69 for a clock that is wrong by %d s the hint is %s', (wrong, expected) => {
  expect(isClockWrong(tokenOf({ iat: now, name: 'ÿþ>?'.slice(2) }), (now + wrong) * 1000)).toBe(expected);
});

test.each(['', 'a', 'a.b.c', tokenOf(null), tokenOf({}), tokenOf({ iat: 'soon' })])(
  'F-69 what is no token says nothing of the clock: %j',
  (token) => {
    expect(isClockWrong(token)).toBe(false);
  },
);
