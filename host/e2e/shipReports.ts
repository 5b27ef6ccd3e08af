import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { HistoryPanel } from '@portal/scripts/browser/HistoryPanel.ts';
import type { Portal } from './startPortal';

const root = path.resolve();
const run = promisify(execFile);

let shipped = 0;

async function runScript(name: string, ...parts: string[]): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ['--import', './scripts/install.mjs', `scripts/${name}`, ...parts],
    { cwd: root },
  );
  return stdout.trim();
}

/** Makes another build of remote-reports live: the list of the older reports has another title in each. */
export async function shipReports({ directory }: Portal): Promise<{ build: string; title: string }> {
  const dist = mkdtempSync(path.join(tmpdir(), 'portal-reports-'));
  shipped += 1;
  const title = `${HistoryPanel.title}, edition ${String(shipped)}`;
  try {
    cpSync(path.join(root, 'remote-reports/dist'), dist, { recursive: true });
    const record = path.join(dist, 'portal-build.json');
    const facts = JSON.parse(readFileSync(record, 'utf8')) as { files: Record<string, string> };
    for (const name of readdirSync(dist).filter((file) => file.endsWith('.js'))) {
      const text = readFileSync(path.join(dist, name), 'utf8').replaceAll(HistoryPanel.title, title);
      writeFileSync(path.join(dist, name), text);
      facts.files[name] = `sha384-${createHash('sha384').update(text).digest('base64')}`;
    }
    writeFileSync(record, JSON.stringify(facts));
    const build = await runScript('release/testing/shipUnchecked.ts', 'remote-reports', dist, directory);
    return { build, title };
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}

/** Takes the build of remote-reports that was shipped last back, and says what is live then. */
export async function rollBackReports({ directory }: Portal): Promise<string> {
  const store = ['--store', directory, '--json'];
  const answer = await runScript('release/portal.ts', 'rollback', '--app', 'reports', '--force', ...store);
  const { builds } = JSON.parse(answer) as { builds: Record<string, string> };
  return builds['remote-reports'] ?? '';
}
