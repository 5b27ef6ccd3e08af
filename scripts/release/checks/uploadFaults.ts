import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildRecordFile } from '../build/PortalBuild.ts';
import { integrityOf } from '../build/buildId.ts';
import { contentTypes } from '../build/contentTypes.ts';
import type { Build } from '../build/readBuild.ts';
import { secretPatterns } from './secretPatterns.ts';

/** A build is unaltered and holds only what may be public. */
export function uploadFaults({ dist, record, release, read }: Build): string[] {
  const folder = `${release.app}/dist`;
  if (record.mode !== 'production')
    return [
      `${folder}/${buildRecordFile}: this is a ${record.mode} build, and only production builds are shipped.`,
    ];
  const faults = [];
  if (record.publicPath !== 'auto')
    faults.push(
      `${release.app}/webpack.config.js: the public path is "${record.publicPath}", so the files would be asked for there; it must be "auto".`,
    );

  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => file !== buildRecordFile)
    .sort();
  for (const file of Object.keys(record.files))
    if (!files.includes(file)) faults.push(`${folder}/${file} is missing: the build had written it.`);
  for (const file of files) {
    const bytes = read(file);
    const written = record.files[file];
    if (!written) faults.push(`${folder}/${file} was added after the build.`);
    else if (written !== integrityOf(bytes)) faults.push(`${folder}/${file} was changed after the build.`);
    if (file.endsWith('.map'))
      faults.push(`${folder}/${file} is a source map, and would show our sources to everybody.`);
    else if (file in release.files && (written || isServed(file)))
      faults.push(...contentFaults(`${folder}/${file}`, bytes));
  }
  return faults;
}

function contentFaults(file: string, bytes: Buffer) {
  if (!isServed(file)) return [`${file} is of a kind that is not served ("${path.posix.extname(file)}").`];
  const text = bytes.toString('latin1');
  const faults = secretPatterns
    .filter(([, pattern]) => pattern.test(text))
    .map(([what]) => `${file} contains ${what}.`);
  if (/[#@] ?sourceMappingURL=/.test(text)) faults.push(`${file} names a source map.`);
  return faults;
}

const isServed = (file: string) => path.posix.extname(file) in contentTypes;
