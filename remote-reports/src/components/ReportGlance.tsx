import type { Report } from '@portal/shared';
import { useContext, useMemo } from 'react';
import { markFacts } from '../model/markFacts';
import { reportFacts } from '../model/reportFacts';
import { ArticleMarksContext } from './ArticleMarksContext';
import { AtAGlance } from './AtAGlance';

/** The line at a glance of a report, with the counts of what is new and read. */
export function ReportGlance({ report }: { report: Report }) {
  const marks = useContext(ArticleMarksContext);
  const facts = useMemo(() => reportFacts(report), [report]);
  const marked = markFacts(report.articles, marks).map((text) => ({ text }));
  return <AtAGlance facts={[...facts.slice(0, 1), ...marked, ...facts.slice(1)]} />;
}
