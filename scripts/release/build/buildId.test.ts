import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildId, integrityOf, publishedFiles } from './buildId.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

const files = {
  'main.1a2b3c4d.js': 'one',
  'mf-manifest.json': '{}',
  'chunks/list.js': 'two',
  'mf-stats.json': '{"all":"of it"}',
  'main.1a2b3c4d.js.map': '{}',
  'chunks/list.js.map': '{}',
  'portal-build.json': '{}',
};

function folderOf(parent: string, contents: Record<string, string>) {
  const folder = mkdtempSync(path.join(parent, 'dist-'));
  for (const [file, text] of Object.entries(contents)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

test('what describes the build to developers is not published', () => {
  const folder = folderOf(temporaryDirectory(), files);
  expect(publishedFiles(folder)).toStrictEqual(['chunks/list.js', 'main.1a2b3c4d.js', 'mf-manifest.json']);
});

test('the same files have the same name, wherever and whenever they were built', () => {
  const parent = temporaryDirectory();
  const one = folderOf(parent, files);
  const two = folderOf(parent, Object.fromEntries(Object.entries(files).reverse()));
  utimesSync(path.join(two, 'main.1a2b3c4d.js'), 1, 1);
  expect(buildId(one)).toBe(buildId(two));
  expect(buildId(one)).toMatch(/^[0-9a-f]{16}$/);
});

test('what is not published does not change the name', () => {
  const parent = temporaryDirectory();
  const other = { ...files, 'mf-stats.json': '{}', 'chunks/list.js.map': '{"other":1}', 'new.css.map': '' };
  expect(buildId(folderOf(parent, files))).toBe(buildId(folderOf(parent, other)));
});

test('whatever is published does: its content, its name, its place, and that it is there', () => {
  const parent = temporaryDirectory();
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
  expect(new Set(ids).size).toBe(others.length);
});

test('so does what else distinguishes a build', () => {
  const folder = folderOf(temporaryDirectory(), files);
  expect(buildId(folder)).not.toBe(buildId(folder, '{"version":"2"}'));
  expect(buildId(folder, 'a')).toBe(buildId(folder, 'a'));
});

test('F-19 the integrity value is the one that browsers compare with', () => {
  const expected = createHash('sha384').update('one').digest('base64');
  expect(integrityOf('one')).toBe(`sha384-${expected}`);
  expect(integrityOf(Buffer.from('one'))).toBe(`sha384-${expected}`);
});
