import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Portal } from './startPortal';

export interface PageData {
  config: { allowLocalRemotes?: boolean };
  remotes: { name: string; entry: string; declaration?: Declaration }[];
  integrity?: Record<string, string>;
}

interface Declaration {
  screens?: Record<string, { address: string; title: string; unavailable: string }>;
  navigation?: { label: unknown; screen: string; order: number }[];
  slots?: { slot: string; module: string }[];
}

const block = /(<script type="application\/json" id="portal-page">)(.*?)(<\/script>)/s;

/** Changes the data in the release page; the returned function puts the former page back. */
export function changePage({ directory }: Portal, change: (data: PageData) => void): () => void {
  const file = path.join(directory, 'index.html');
  const page = readFileSync(file, 'utf8');
  const changed = page.replace(block, (_all, start: string, text: string, end: string) => {
    const data = JSON.parse(text) as PageData;
    change(data);
    return start + JSON.stringify(data).replaceAll('<', '\\u003c') + end;
  });
  writeFileSync(file, changed);
  return () => {
    writeFileSync(file, page);
  };
}
