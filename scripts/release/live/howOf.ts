import type { ReleaseRecord } from './releaseRecords.ts';

/** How a release came about, in words: `ship of remote-reports`. */
export function howOf({ kind, to, reason, changes, isConfigChanged }: ReleaseRecord) {
  const what = [...changes.map(({ app }) => app), ...(isConfigChanged ? ['the configuration'] : [])].join(
    ', ',
  );
  if (reason) return `${what} taken back by the tool: ${reason}`;
  if (kind === 'rollback') return to ? `rollback to release ${String(to)}` : `rollback of ${what}`;
  return `ship of ${what}`;
}
