import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PortalConfig } from '@portal/shared';
import type { PortalPage } from '../src/page/PortalPage';
import type { Portal } from './startPortal';

/** Configuration of the portal's live channel. */
export function configOf({ directory }: Portal): PortalConfig {
  const page = readFileSync(path.join(directory, 'index.html'), 'utf8');
  const data = /id="portal-page">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  return (JSON.parse(data) as PortalPage).config;
}
