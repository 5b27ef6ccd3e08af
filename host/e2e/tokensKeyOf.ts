import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PortalPage } from '../src/page/PortalPage';
import { tokenStorageKey } from '../src/page/tokenStorageKey';
import type { Portal } from './startPortal';

/** Storage key of the tokens of the portal's live channel. */
export function tokensKeyOf({ directory }: Portal): string {
  const page = readFileSync(path.join(directory, 'index.html'), 'utf8');
  const data = /id="portal-page">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  return tokenStorageKey((JSON.parse(data) as PortalPage).config);
}
