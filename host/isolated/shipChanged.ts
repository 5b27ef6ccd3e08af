import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@portal/scripts/release/build/buildId.ts';
import { shipUnchecked } from '@portal/scripts/release/testing/shipUnchecked.ts';
import type { Portal } from '../e2e/startPortal';

/** The record of a build, as far as walks change it. */
export interface BuildFacts {
  /** Integrity of every file by name. */
  files: Record<string, string>;
  /** Of a remote, on the page. */
  uniqueName?: string;
  /** The host's. */
  bootScript?: string;
  hidesFault?: true;
}

/** Makes a changed copy of an app's production build live, or gives it to the readers of all slots; returns that build's name. */
export async function shipChanged(
  { directory }: Portal,
  app: string,
  change: (dist: string, facts: BuildFacts) => void,
  options: { isOnTrial?: boolean } = {},
): Promise<string> {
  const dist = mkdtempSync(path.join(tmpdir(), 'portal-changed-'));
  try {
    cpSync(path.resolve(app, 'dist'), dist, { recursive: true });
    const record = path.join(dist, 'portal-build.json');
    const facts = JSON.parse(readFileSync(record, 'utf8')) as BuildFacts;
    change(dist, facts);
    for (const name of Object.keys(facts.files))
      facts.files[name] = integrityOf(readFileSync(path.join(dist, name)));
    writeFileSync(record, JSON.stringify(facts));
    return await shipUnchecked({ app, dist, directory, ...options });
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}
