import { hostileArticles } from './hostileArticles.ts';
import { createReportBuilder, type HostileReport, type Surroundings } from './ReportBuilder.ts';
import { reportArticlesCases } from './reportArticlesCases.ts';
import { reportDateCases } from './reportDateCases.ts';
import { reportHistoryCases } from './reportHistoryCases.ts';
import { reportImageCases } from './reportImageCases.ts';
import { reportSlugCases } from './reportSlugCases.ts';
import { reportTextCases } from './reportTextCases.ts';

/** One report per fault, whose id begins its name; the first holds every bad article, and stands for unknown slugs. */
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
