import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from '../e2e/test';
import type { Portal } from '../e2e/startPortal';

/** Somebody has cleaned up too thoroughly: the code of the report screen is gone from a build of remote-reports. */
export function removeReportScreen({ directory }: Portal, build: string): void {
  const folder = path.join(directory, 'apps/remote-reports', build);
  const files = readdirSync(folder).filter((file) => file.startsWith('__federation_expose_ReportScreen.'));
  expect(files).not.toEqual([]);
  for (const file of files) rmSync(path.join(folder, file));
}
