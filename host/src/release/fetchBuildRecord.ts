import * as v from 'valibot';
import type { BuildOrigin } from '../model/AppBuild';

/** A slower answer (ms) counts as missing. */
const timeout = 10_000;

const recordWire = v.fallback(
  v.nullable(
    v.object({
      commit: v.string(),
      committedAt: v.fallback(v.nullable(v.string()), null),
      isClean: v.fallback(v.boolean(), true),
    }),
  ),
  null,
);

/** Origin of a build from its published record; null if that names no commit. */
export async function fetchBuildRecord(app: string, build: string): Promise<BuildOrigin | null> {
  const response = await fetch(`/apps/${app}/${build}/release.json`, {
    credentials: 'same-origin',
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`The record of ${app} was answered with ${String(response.status)}.`);
  return v.parse(recordWire, await response.json());
}
