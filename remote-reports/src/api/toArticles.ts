import { logger, type Article } from '@portal/shared';
import { articleId } from '../model/articleId';
import { byTopic } from '../model/byTopic';
import { createAnchors } from '../model/createAnchors';
import { untitled } from '../model/untitled';
import { listOf } from './listOf';
import { recordOf } from './recordOf';
import { textOf } from './textOf';
import { toActions } from './toActions';
import { toLink } from './toLink';

/** The readable articles, topics Z to A. An invalid one is left out and does not affect the others. */
export function toArticles(wires: unknown[]): Article[] {
  const records = wires.flatMap((wire, index) => {
    const record = recordOf(wire);
    if (record) return [record];
    logger.warn('reports.report', `article ${String(index)} left out: it is not an object`);
    return [];
  });
  // Only this string counts: not true, not "true", not "True ".
  const readable = records.filter(({ analysis }) => recordOf(analysis)?.['article_readable'] === 'True');
  const hidden = records.length - readable.length;
  if (hidden > 0) logger.debug('reports.report', `${String(hidden)} not readable`);

  const anchorOf = createAnchors();
  return byTopic(readable.map((article) => toArticle(article, anchorOf)));
}

function toArticle(
  { article_id: wireId, topic, news_result: news, analysis, actions }: Record<string, unknown>,
  anchorOf: ReturnType<typeof createAnchors>,
): Article {
  const { title: titleWire, link: linkWire } = recordOf(news) ?? {};
  const title = textOf(titleWire);
  const address = textOf(linkWire);
  const id = articleId(wireId, `${address ?? ''} ${title ?? ''}`);
  const anchor = anchorOf(id);
  const link = address === null ? null : toLink(address);
  if (address !== null && !link) logger.warn('reports.report', `article ${anchor}: its link is refused`);
  return {
    anchor,
    ...(id !== anchor && { sharedId: id }),
    title: title ?? untitled,
    topic: textOf(recordOf(topic)?.['alias']),
    link,
    analysis: textOf(recordOf(analysis)?.['summary']),
    actions: toActions(listOf(actions) ?? [], anchor),
  };
}
