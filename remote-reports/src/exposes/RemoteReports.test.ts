import { readdirSync } from 'node:fs';
import type { RemoteReports } from '@portal/shared';
import { ReportListScreen } from './ReportListScreen';
import { ReportScreen } from './ReportScreen';

test('the remote offers what its contract says and nothing else', () => {
  const offered: RemoteReports = { ReportListScreen, ReportScreen };
  const files = readdirSync(__dirname).filter((file) => !file.includes('.test.'));

  expect(files.sort()).toEqual(
    Object.keys(offered)
      .map((name) => `${name}.ts`)
      .sort(),
  );
});
