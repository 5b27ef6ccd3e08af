import { readdirSync } from 'node:fs';
import type { ModulesOf } from '@portal/shared/declaration';
import type { portal } from '../portal';
import { NewReports } from './NewReports';
import { ReportNews } from './ReportNews';
import { ReportListScreen } from './ReportListScreen';
import { ReportScreen } from './ReportScreen';

test('the remote offers what it declares and nothing else', () => {
  const offered: ModulesOf<typeof portal> = { NewReports, ReportNews, ReportListScreen, ReportScreen };
  const files = readdirSync(__dirname).filter((file) => !file.includes('.test.'));

  expect(files.sort()).toEqual(
    Object.keys(offered)
      .map((name) => `${name}.ts`)
      .sort(),
  );
});
