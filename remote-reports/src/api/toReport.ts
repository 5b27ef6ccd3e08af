import { logger, type Report } from '@portal/shared';
import { listOf } from './listOf';
import { recordOf } from './recordOf';
import { textOf } from './textOf';
import { toArticles } from './toArticles';
import { toHistory } from './toHistory';
import { toModifiedDate } from './toModifiedDate';

/** Parses `GET …/report/{slug}/{version}`. Throws when it holds neither a report nor a history that leads to others. */
export function toReport(answer: unknown, slug: string): Report {
  const { report, history: paths } = recordOf(answer) ?? {};
  const wire = recordOf(report);
  const history = toHistory(listOf(paths) ?? []);
  if (!wire && history.length === 0) throw new Error('the answer holds no report');
  if (!wire) logger.error('reports.report', 'the answer holds a history alone');
  const { name, last_modified: modified, summary, articles } = wire ?? {};
  return {
    slug,
    name: textOf(name) ?? slug,
    modified: toModifiedDate(modified),
    summary: textOf(recordOf(summary)?.['actions_summary']),
    articles: toArticles(listOf(articles) ?? []),
    history,
  };
}
