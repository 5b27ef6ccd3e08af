import { hostileArticles } from './hostileArticles.ts';
import { createReportBuilder, type HostileReport, type Surroundings } from './ReportBuilder.ts';
import { reportArticlesCases } from './reportArticlesCases.ts';
import { reportDateCases } from './reportDateCases.ts';
import { reportHistoryCases } from './reportHistoryCases.ts';
import { reportImageCases } from './reportImageCases.ts';
import { reportSlugCases } from './reportSlugCases.ts';
import { reportTextCases } from './reportTextCases.ts';

/**
 * One report for each way in which a list item, a report or its history can be wrong. Names start with the id of the
 * case, and so do the slugs wherever neither of the two is the bad field itself. The first report holds every bad
 * article: a stack in hostile mode shows it for any slug that it does not know.
 */
export function hostileReports(surroundings: Surroundings): HostileReport[] {
  const builder = createReportBuilder(surroundings);
  return [
    builder.build('B-4 to B-30 hostile articles', {}, { articles: builder.mixed(hostileArticles()) }),
    ...reportImageCases(builder, surroundings.imageBase),
    ...reportTextCases(builder),
    ...reportDateCases(builder, surroundings.today),
    ...reportHistoryCases(builder, surroundings),
    ...reportArticlesCases(builder, surroundings),
    ...reportSlugCases(builder),
  ];
}
