import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HistoryPanel } from '@portal/scripts/browser/HistoryPanel.ts';
import { rollback } from '@portal/scripts/release/commands/rollback.ts';
import { openStore } from '@portal/scripts/release/store/openStore.ts';
import { shipChanged } from './shipChanged';
import type { Portal } from '../e2e/startPortal';

let shipped = 0;

/** Makes another build of remote-reports live: the list of the older reports has another title in each. */
export async function shipReports(portal: Portal): Promise<{ build: string; title: string }> {
  shipped += 1;
  const title = `${HistoryPanel.title}, edition ${String(shipped)}`;
  const build = await shipChanged(portal, 'remote-reports', (dist, { files }) => {
    for (const name of Object.keys(files).filter((file) => file.endsWith('.js'))) {
      const file = path.join(dist, name);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(HistoryPanel.title, title));
    }
  });
  return { build, title };
}

/** Takes the build of remote-reports that was shipped last back, and says what is live then. */
export async function rollBackReports({ directory }: Portal): Promise<string> {
  const app = 'remote-reports';
  const { set } = await rollback({
    store: openStore(directory),
    channel: 'production',
    app,
    isForced: true,
  });
  return set.find((one) => one.app === app)?.build ?? '';
}
