import { articleId } from './articleId';
import { createAnchors } from './createAnchors';

test('B-25 a second article of the same id has an anchor of its own', () => {
  const anchorOf = createAnchors();
  const ids = ['id', 'id-2', 'id', 'id'];
  expect(ids.map((id) => anchorOf(id))).toEqual(['id', 'id-2', 'id-3', 'id-4']);
});

test('B-25 anchors that look like those of a namesake are still each one’s own', () => {
  const anchorOf = createAnchors();
  const ids = ['a', 'a-2', 'a', 'a-2', 'a-3', 'a', 'a-2-2', 'a-2'];
  const anchors = ids.map((id) => anchorOf(id));
  expect(new Set(anchors).size).toBe(ids.length);
});

test('B-25, B-39 a thousand articles of one id take a few look-ups each', () => {
  const lookUps = [jest.spyOn(Map.prototype, 'has'), jest.spyOn(Set.prototype, 'has')];
  const anchorOf = createAnchors();
  for (let count = 0; count < 1000; count += 1) anchorOf('id');

  const made = lookUps.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  jest.restoreAllMocks();
  expect(anchorOf('id')).toBe('id-1001');
  expect(made).toBeLessThan(5000);
});

test.each([undefined, null, 7, '', 'two words', 'a/b', 'ä', 'x'.repeat(101)])(
  'B-26 where the id is %p, the anchor is made of link and title, the same on every day',
  (id) => {
    const anchor = createAnchors()(articleId(id, 'https://a.example Title'));
    expect(anchor).toMatch(/^[\w.~-]+$/);
    expect(createAnchors()(articleId(id, 'https://a.example Title'))).toBe(anchor);
    expect(createAnchors()(articleId(id, 'https://a.example Another'))).not.toBe(anchor);
  },
);
