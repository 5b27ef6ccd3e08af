import { readdirSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { directoryStore } from './directoryStore.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

const bytes = (text: string) => Buffer.from(text);

test('deleting takes the empty folders along', async () => {
  const directory = temporaryDirectory();
  const store = directoryStore(directory);
  for (const key of ['apps/host/1/b.js', 'apps/host/1/a.js', 'apps/host/10/a.js'])
    await store.putIfAbsent(key, bytes(key));
  await store.delete('apps/host/1/a.js');
  await store.delete('apps/host/1/b.js');
  expect(readdirSync(path.join(directory, 'apps/host'))).toStrictEqual(['10']);
});

test('an entry says how large its file is and when it was written; a store that is emptied stays', async () => {
  const directory = temporaryDirectory();
  const store = directoryStore(directory);
  const modified = new Date('2026-01-02T03:04:05Z');
  await store.putIfAbsent('apps/host/1/main.js', bytes('four'));
  utimesSync(path.join(directory, 'apps/host/1/main.js'), modified, modified);
  expect(await store.list('apps/')).toStrictEqual([{ key: 'apps/host/1/main.js', size: 4, modified }]);
  rmSync(path.join(directory, '.store'), { recursive: true });
  await store.delete('apps/host/1/main.js');
  expect(readdirSync(directory)).toStrictEqual([]);
});
