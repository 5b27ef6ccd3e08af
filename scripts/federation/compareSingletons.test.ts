import { compareSingletons } from './compareSingletons.ts';

const useState = () => {};
const useAtom = () => {};
const marks = { react: useState, jotai: useAtom };

test('the first app on a page says what it holds', () => {
  const page = {};
  compareSingletons(page, 'host', marks);
  expect(page).toStrictEqual({ portalSingletons: marks });
});

test('an app that holds the same starts, and changes nothing', () => {
  const page = { portalSingletons: marks };
  compareSingletons(page, 'remote_reports', { ...marks });
  expect(page.portalSingletons).toBe(marks);
});

test('an app with copies of its own is named, with the modules', () => {
  const page = { portalSingletons: marks };
  const own = { react: () => {}, jotai: () => {} };
  expect(() => {
    compareSingletons(page, 'remote_reports', own);
  }).toThrow(new Error('remote_reports brings its own copy of react, jotai.'));
  expect(page.portalSingletons).toBe(marks);
});

test('an app that lacks a module does not hold the same', () => {
  expect(() => {
    compareSingletons({ portalSingletons: marks }, 'remote_reports', { react: useState });
  }).toThrow(/own copy of jotai\.$/);
});

test('what only the later app shares is its own affair', () => {
  const page = { portalSingletons: marks };
  compareSingletons(page, 'remote_reports', { ...marks, charts: () => {} });
  expect(Object.keys(page.portalSingletons)).toStrictEqual(['react', 'jotai']);
});
