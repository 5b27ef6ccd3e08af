import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { writeWhole } from './writeWhole.ts';

test('a file is whole before it is moved, lies in the folder until then, and everybody may read it', async () => {
  const folder = path.join(temporaryDirectory(), 'not/yet/there');
  const target = path.join(folder, 'page');
  const seen: string[] = [];
  await writeWhole(folder, Buffer.from('whole'), (unfinished) => {
    seen.push(path.dirname(unfinished), readFileSync(unfinished, 'utf8'), ...readdirSync(folder));
    renameSync(unfinished, target);
    return Promise.resolve();
  });
  expect(seen).toEqual([folder, 'whole', expect.stringMatching(/^unfinished-[\da-f-]{36}$/)]);
  expect(readFileSync(target, 'utf8')).toBe('whole');
  expect(statSync(target).mode & 0o444).toBe(0o444);
  expect(readdirSync(folder)).toEqual(['page']);
});

test('nothing stays of what cannot be moved, and what lies beside it does', async () => {
  const folder = temporaryDirectory();
  mkdirSync(path.join(folder, 'more'));
  writeFileSync(path.join(folder, 'page'), 'before');
  await expect(writeWhole(folder, 'next', () => Promise.reject(new Error('not moved')))).rejects.toThrow(
    'not moved',
  );
  await writeWhole(folder, 'copied', () => Promise.resolve());
  expect(readdirSync(folder).sort()).toEqual(['more', 'page']);
});
