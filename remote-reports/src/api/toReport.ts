import { logger, type Report } from '@portal/shared';
import * as v from 'valibot';
import { objectWire } from './objectWire';
import { textWire } from './textWire';
import { toArticles } from './toArticles';
import { toHistory } from './toHistory';
import { toModifiedDate } from './toModifiedDate';

const reportWire = objectWire({
  name: textWire,
  last_modified: v.optional(v.unknown()),
  summary: v.fallback(objectWire({ actions_summary: textWire }), { actions_summary: null }),
  articles: v.fallback(v.array(v.unknown()), []),
});

const answerWire = objectWire({
  report: v.fallback(v.nullable(reportWire), null),
  history: v.fallback(v.array(v.unknown()), []),
});

/**
 * Parses the answer of `GET …/report/{slug}/{version}`. Throws when the answer holds neither a report nor a history that
 * leads to others.
 */
export function toReport(answer: unknown, slug: string): Report {
  const parsed = v.safeParse(answerWire, answer);
  const wire = parsed.success ? parsed.output.report : null;
  const history = toHistory(parsed.success ? parsed.output.history : []);
  if (!wire && history.length === 0) throw new Error('the answer holds no report');
  if (!wire) logger.error('reports.report', 'the answer holds a history alone');
  return {
    slug,
    name: wire?.name ?? slug,
    modified: toModifiedDate(wire?.last_modified),
    summary: wire?.summary.actions_summary ?? null,
    articles: toArticles(wire?.articles ?? []),
    history,
  };
}
