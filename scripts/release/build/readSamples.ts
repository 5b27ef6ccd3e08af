import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Samples } from '@portal/shared/declaration';
import * as v from 'valibot';
import { checkForm } from '#process/checkForm.ts';
import { root } from '#process/root.ts';
import { findRoute } from '#local/api/routes.ts';
import { appFolders } from './apps.ts';

const samplesForm = v.record(
  v.pipe(
    v.string(),
    v.regex(/^\/[^?#%]*$/, 'the path of an address as a screen has it'),
    v.check(
      (pattern) => findRoute(pattern).name === 'samples' && !pattern.startsWith('/_control'),
      'the product itself answers here',
    ),
  ),
  v.custom<Samples[string]>((value) => typeof value === 'function', 'a function that makes the answer'),
);

interface Where {
  folders?: string[];
  house?: string;
  /** a file that has changed is evaluated again */
  isEdited?: boolean;
}

/**
 * The sample answers of all remotes, from `src/testing/samples.ts` of those that have one. Throws a sentence with the
 * file and the address.
 */
export async function readSamples({
  folders = appFolders(),
  house = root,
  isEdited = false,
}: Where = {}): Promise<Samples> {
  const all: Map<string, { file: string; sample: Samples[string] }> = new Map();
  for (const folder of folders) {
    const file = `${folder}/src/testing/samples.ts`;
    const full = path.join(house, file);
    if (!existsSync(full)) continue;
    const { href } = pathToFileURL(full);
    const state = isEdited ? `?${String(statSync(full).mtimeMs)}` : '';
    const { samples } = (await import(href + state)) as { samples: unknown };
    for (const [pattern, sample] of Object.entries(checkForm(samplesForm, samples, file))) {
      const other = all.get(pattern)?.file;
      if (other) throw new Error(`${file} answers "${pattern}", and so does ${other}.`);
      all.set(pattern, { file, sample });
    }
  }
  return Object.fromEntries([...all].map(([pattern, { sample }]) => [pattern, sample]));
}
