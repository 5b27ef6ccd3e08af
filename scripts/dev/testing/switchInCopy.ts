import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { offerCopy } from './offerCopy.ts';

/* A copy of the repository with other texts of some files, which come as JSON by their names. Says where it is. */
const texts = v.parse(
  v.record(v.string(), v.string()),
  JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')),
);

offerCopy((directory) => {
  for (const [file, text] of Object.entries(texts)) writeFileSync(path.join(directory, file), text);
  return JSON.stringify({ directory });
});
