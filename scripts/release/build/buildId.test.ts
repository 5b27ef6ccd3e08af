import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { buildId, integrityOf, publishedFiles } from './buildId.mjs';
import { temporaryDirectory } from './testing/temporaryDirectory.mjs';

const files = {
  'main.1a2b3c4d.js': 'one',
  'mf-manifest.json': '{}',
  'chunks/list.js': 'two',
  'mf-stats.json': '{"all":"of it"}',
  'main.1a2b3c4d.js.map': '{}',
  'chunks/list.js.map': '{}',
  'portal-build.json': '{}',
};

/** @param {string} parent @param {Record<string, string>} contents */
function folderOf(parent, contents) {
  const folder = mkdtempSync(path.join(parent, 'dist-'));
  for (const [file, text] of Object.entries(contents)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

test('what describes the build to developers is not published', (context) => {
  const folder = folderOf(temporaryDirectory(context), files);
  assert.deepEqual(publishedFiles(folder), ['chunks/list.js', 'main.1a2b3c4d.js', 'mf-manifest.json']);
});

test('the same files have the same name, wherever and whenever they were built', (context) => {
  const parent = temporaryDirectory(context);
  const one = folderOf(parent, files);
  const two = folderOf(parent, Object.fromEntries(Object.entries(files).reverse()));
  utimesSync(path.join(two, 'main.1a2b3c4d.js'), 1, 1);
  assert.equal(buildId(one), buildId(two));
  assert.match(buildId(one), /^[0-9a-f]{16}$/);
});

test('what is not published does not change the name', (context) => {
  const parent = temporaryDirectory(context);
  const other = { ...files, 'mf-stats.json': '{}', 'chunks/list.js.map': '{"other":1}', 'new.css.map': '' };
  assert.equal(buildId(folderOf(parent, files)), buildId(folderOf(parent, other)));
});

test('whatever is published does: its content, its name, its place, and that it is there', (context) => {
  const parent = temporaryDirectory(context);
  const { 'chunks/list.js': list, ...rest } = files;
  const others = [
    files,
    { ...files, 'chunks/list.js': 'two!' },
    { ...rest, 'chunks/lists.js': list },
    { ...rest, 'list.js': list },
    rest,
    { ...files, 'empty.css': '' },
    { ...files, 'chunks/list.js': 'one', 'main.1a2b3c4d.js': 'two' },
  ];
  const ids = others.map((contents) => buildId(folderOf(parent, contents)));
  assert.equal(new Set(ids).size, others.length);
});

test('so does what else distinguishes a build', (context) => {
  const folder = folderOf(temporaryDirectory(context), files);
  assert.notEqual(buildId(folder), buildId(folder, '{"version":"2"}'));
  assert.equal(buildId(folder, 'a'), buildId(folder, 'a'));
});

test('F-19 the integrity value is the one that browsers compare with', () => {
  const expected = createHash('sha384').update('one').digest('base64');
  assert.equal(integrityOf('one'), `sha384-${expected}`);
  assert.equal(integrityOf(Buffer.from('one')), `sha384-${expected}`);
});
