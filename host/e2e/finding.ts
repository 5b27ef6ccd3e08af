import type { Reader } from './Reader';
import { expect } from './test';

export const path = '/reports/renewable-energy';

/** A report in which articles are to be found, once what is new and read in it is known. */
export async function openReport(reader: Reader): Promise<void> {
  await reader.open(path);
  await reader.report.untilWhole();
  await reader.untilKnown();
  await expect(reader.report.find.box).toBeVisible();
}

/** The anchors of the articles that are shown. */
export const shown = ({ report }: Reader): Promise<string[]> =>
  report.articles.filter({ visible: true }).evaluateAll((articles) => articles.map(({ id }) => id));

export const marks = ({ main }: Reader) => main.locator('article mark').filter({ visible: true });
