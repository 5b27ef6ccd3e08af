import { causeHash } from './causeHash';

test('the same cause has the same hash, also where numbers in it differ', () => {
  expect(causeHash(new Error('Loading chunk 480 failed.'))).toBe(
    causeHash(new Error('Loading chunk 7 failed.')),
  );
  expect(causeHash(new Error('no such file'))).not.toBe(causeHash(new Error('broken')));
  expect(causeHash(undefined)).toMatch(/^[0-9a-z]{1,7}$/);
});

test('a number counts for nothing, however long it is, and nothing stands in its place', () => {
  expect(causeHash('chunk 4807 failed')).toBe(causeHash('chunk  failed'));
});
