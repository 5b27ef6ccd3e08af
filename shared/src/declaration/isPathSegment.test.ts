import { isPathSegment } from './isPathSegment';

test.each(['energy', '../../user', 'a/b', '100%', 'ümlaut', '…', '<script>', ' x '])(
  'B-43 "%s" can be encoded',
  (text) => {
    expect(isPathSegment(text)).toBe(true);
  },
);

test.each(['', '  ', '.', '..', '\ud800'])('B-43 %j would lead elsewhere, or nowhere', (text) => {
  expect(isPathSegment(text)).toBe(false);
});
