import { billFile, readBill } from '../build/readBill.ts';
import type { Build } from '../build/readBuild.ts';
import { firstScreenPackages, licences } from './shippedPackages.ts';

/** A build brings readers nothing of others that nobody has agreed to. */
export function packageFaults({ release, bill, record, read }: Build): string[] {
  // Refused for that alone; its tools never reach a reader.
  if (record.mode !== 'production') return [];
  const file = `${release.app}/dist/${billFile}`;
  if (bill !== billFile) return [`${file} is missing: the build has to name what it is made of.`];
  return readBill(read(billFile))
    .filter(({ name }) => !name.startsWith('@portal/'))
    .flatMap(({ name, licence, isFirst }) => [
      ...(licences.includes(licence ?? '')
        ? []
        : [
            `${file}: ${name} comes under ${licence ?? 'no licence'}, which scripts/release/checks/shippedPackages.ts does not name.`,
          ]),
      ...(isFirst && !firstScreenPackages.includes(name)
        ? [
            `${file}: ${name} is on a first screen, where scripts/release/checks/shippedPackages.ts does not name it: load it late, or list it.`,
          ]
        : []),
    ]);
}
