import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareSingletons } from './compareSingletons.js';

const useState = () => {};
const useAtom = () => {};
const marks = { react: useState, jotai: useAtom };

test('the first app on a page says what it holds', () => {
  const page = {};
  compareSingletons(page, 'host', marks);
  assert.deepEqual(page, { portalSingletons: marks });
});

test('an app that holds the same starts, and changes nothing', () => {
  const page = { portalSingletons: marks };
  compareSingletons(page, 'remote_reports', { ...marks });
  assert.equal(page.portalSingletons, marks);
});

test('an app with copies of its own is named, with the modules', () => {
  const page = { portalSingletons: marks };
  const own = { react: () => {}, jotai: () => {} };
  assert.throws(() => compareSingletons(page, 'remote_reports', own), {
    message: 'remote_reports brings its own copy of react, jotai.',
  });
  assert.equal(page.portalSingletons, marks);
});

test('an app that lacks a module does not hold the same', () => {
  assert.throws(
    () => compareSingletons({ portalSingletons: marks }, 'remote_reports', { react: useState }),
    /own copy of jotai\.$/,
  );
});

test('what only the later app shares is its own affair', () => {
  const page = { portalSingletons: marks };
  compareSingletons(page, 'remote_reports', { ...marks, charts: () => {} });
  assert.deepEqual(Object.keys(page.portalSingletons), ['react', 'jotai']);
});
