import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runScript } from './runScript';
import type { Portal } from './startPortal';

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
  { isOnTrial = false }: { isOnTrial?: boolean } = {},
): Promise<string> {
  const dist = mkdtempSync(path.join(tmpdir(), 'portal-changed-'));
  try {
    cpSync(path.resolve(app, 'dist'), dist, { recursive: true });
    const record = path.join(dist, 'portal-build.json');
    const facts = JSON.parse(readFileSync(record, 'utf8')) as BuildFacts;
    change(dist, facts);
    for (const name of Object.keys(facts.files)) {
      const content = readFileSync(path.join(dist, name));
      facts.files[name] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    }
    writeFileSync(record, JSON.stringify(facts));
    const trial = isOnTrial ? ['--trial'] : [];
    return await runScript('release/testing/shipUnchecked.ts', app, dist, directory, ...trial);
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}
