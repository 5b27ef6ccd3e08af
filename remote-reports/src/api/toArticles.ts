import { logger, type Article } from '@portal/shared';
import * as v from 'valibot';
import { articleId } from '../model/articleId';
import { compareTopics } from '../model/compareTopics';
import { createAnchors } from '../model/createAnchors';
import { untitled } from '../model/untitled';
import { objectWire } from './objectWire';
import { textWire } from './textWire';
import { toActions } from './toActions';
import { toLink } from './toLink';

const articleWire = objectWire({
  article_id: v.optional(v.unknown()),
  topic: v.fallback(objectWire({ alias: textWire }), { alias: null }),
  news_result: v.fallback(objectWire({ title: textWire, link: textWire }), { title: null, link: null }),
  analysis: v.fallback(objectWire({ summary: textWire, article_readable: v.optional(v.unknown()) }), {
    summary: null,
    article_readable: null,
  }),
  actions: v.fallback(v.array(v.unknown()), []),
});

type ArticleWire = v.InferOutput<typeof articleWire>;

/** The readable articles, topics Z to A. An invalid one is left out and does not affect the others. */
export function toArticles(wires: unknown[]): Article[] {
  const parsed = wires.flatMap((wire, index) => {
    const article = v.safeParse(articleWire, wire);
    if (article.success) return [article.output];
    logger.warn('reports.report', `article ${String(index)} left out: it is not an object`);
    return [];
  });
  // Only this string counts: not true, not "true", not "True ".
  const readable = parsed.filter(({ analysis }) => analysis.article_readable === 'True');
  const hidden = parsed.length - readable.length;
  if (hidden > 0) logger.debug('reports.report', `${String(hidden)} not readable`);

  const anchorOf = createAnchors();
  return readable
    .map((article) => toArticle(article, anchorOf))
    .sort((a, b) => compareTopics(a.topic, b.topic));
}

function toArticle(wire: ArticleWire, anchorOf: ReturnType<typeof createAnchors>): Article {
  const { title, link: address } = wire.news_result;
  const words = `${address ?? ''} ${title ?? ''}`;
  const anchor = anchorOf(wire.article_id, words);
  const id = articleId(wire.article_id, words);
  const link = address === null ? null : toLink(address);
  if (address !== null && !link) logger.warn('reports.report', `article ${anchor}: its link is refused`);
  return {
    anchor,
    ...(id !== anchor && { sharedId: id }),
    title: title ?? untitled,
    topic: wire.topic.alias,
    link,
    analysis: wire.analysis.summary,
    actions: toActions(wire.actions, anchor),
  };
}
