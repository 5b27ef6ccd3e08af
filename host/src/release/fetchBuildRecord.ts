import type { BuildOrigin } from '../model/AppBuild';

/** A record that takes longer (ms) counts as missing. */
const timeout = 10_000;

/** Where a build came from, as the file beside it says; null if it names no commit. */
export async function fetchBuildRecord(app: string, build: string): Promise<BuildOrigin | null> {
  const response = await fetch(`/apps/${app}/${build}/release.json`, {
    credentials: 'same-origin',
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`The record of ${app} was answered with ${String(response.status)}.`);
  const record = (await response.json()) as Partial<Record<keyof BuildOrigin, unknown>> | null;
  if (typeof record?.commit !== 'string') return null;
  return {
    commit: record.commit,
    committedAt: typeof record.committedAt === 'string' ? record.committedAt : null,
    isClean: record.isClean !== false,
  };
}
