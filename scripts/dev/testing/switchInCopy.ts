import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { untilStopped } from '#process/untilStopped.ts';
import { copyHouse } from './copyHouse.ts';

/*
 * A copy of the repository with other texts of some files, which come as JSON by their names. Says as one line where the
 * copy is; closing the standard input removes it.
 */
const texts = v.parse(
  v.record(v.string(), v.string()),
  JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')),
);
const { directory, remove } = copyHouse();
try {
  for (const [file, text] of Object.entries(texts)) writeFileSync(path.join(directory, file), text);
  console.log(directory);
  const stop = () => {
    remove();
    return Promise.resolve();
  };
  untilStopped(stop, { watchInput: true });
} catch (error) {
  remove();
  throw error;
}
