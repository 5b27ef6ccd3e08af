import type { Report } from '@portal/shared';
import { fileTexts } from '../texts/fileTexts';
import { csvCell } from './csvCell';

/** Without it, Excel takes UTF-8 for the code page of the machine. */
const byteOrderMark = '\ufeff';

/**
 * The actions of a report as a table, each with its article, in the order of the report.
 *
 * @param address of the report
 */
export function actionsCsv({ name: report, modified, articles }: Report, address: string): string {
  const rows = articles.flatMap(({ anchor, topic, title, link, actions }) =>
    actions.map(({ name, organisationType, action, impact }) => [
      report,
      modified?.day ?? '',
      topic ?? '',
      title,
      link?.href ?? '',
      organisationType ?? '',
      name ?? '',
      action ?? '',
      impact ?? '',
      `${address}#a-${anchor}`,
    ]),
  );
  return (
    byteOrderMark + [fileTexts.heads, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
  );
}
