import type { Report } from '@portal/shared';
import { useContext, useMemo } from 'react';
import { markFacts } from '../model/markFacts';
import { reportFacts } from '../model/reportFacts';
import { ArticleMarksContext } from './ArticleMarksContext';
import { AtAGlance } from './AtAGlance';

/** The line at a glance of a report, with the counts of what is new and read. */
export function ReportGlance({ report }: { report: Report }) {
  const marks = useContext(ArticleMarksContext);
  const [articles = '', ...others] = useMemo(() => reportFacts(report), [report]);
  return <AtAGlance facts={[articles, ...markFacts(report.articles, marks), ...others]} />;
}
