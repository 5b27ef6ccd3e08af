import { createAnchors } from './createAnchors';

test('B-25 a second article of the same id has an anchor of its own', () => {
  const anchorOf = createAnchors();
  const ids = ['id', 'id-2', 'id', 'id'];
  expect(ids.map((id) => anchorOf(id, 'words'))).toEqual(['id', 'id-2', 'id-3', 'id-4']);
});

test.each([undefined, null, 7, '', 'two words', 'a/b', 'ä', 'x'.repeat(101)])(
  'B-26 where the id is %p, the anchor is made of link and title, the same on every day',
  (id) => {
    const anchor = createAnchors()(id, 'https://a.example Title');
    expect(anchor).toMatch(/^[\w.~-]+$/);
    expect(createAnchors()(id, 'https://a.example Title')).toBe(anchor);
    expect(createAnchors()(id, 'https://a.example Another')).not.toBe(anchor);
  },
);
