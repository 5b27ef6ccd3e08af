import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '#process/parseJson.ts';
import * as v from 'valibot';
import { buildRecordFile } from '../build/PortalBuild.ts';
import { integrityOf } from '../build/buildId.ts';

const none = '+gate-fault-none+';

/** For the sources: true where the fault is switched on. No minifier knows what it comes to. */
export const isFault = (name: string): string => `(document.title + '${none}').includes('+${name}+')`;

/** For the sources: the rest of a statement that is a fault. */
export const ifFault = (name: string): string => `if (${isFault(name)})`;

/** Copies a build to `to` with some of its faults switched on, as if it had been built so. */
export function withFaults(dist: string, names: string[], to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(dist, to, { recursive: true });
  const recordFile = path.join(to, buildRecordFile);
  const form = v.looseObject({ files: v.record(v.string(), v.string()) });
  const record = parseJson(form, readFileSync(recordFile), recordFile);
  for (const file of Object.keys(record.files).filter((one) => one.endsWith('.js'))) {
    const text = readFileSync(path.join(to, file), 'utf8');
    if (!text.includes(none)) continue;
    const changed = text.replaceAll(none, `+${names.join('+')}+`);
    writeFileSync(path.join(to, file), changed);
    record.files[file] = integrityOf(changed);
  }
  writeFileSync(recordFile, JSON.stringify(record));
}
