export type Malformed = Record<string, unknown>;

/** A valid article apart from the changes; `title` starts with the id of the case. */
export function hostileArticle(title: string, changes?: Malformed): Malformed {
  const id = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    article_id: id.slice(0, 80),
    topic: { alias: 'Hostile cases' },
    news_result: { title, link: `https://www.harbour-herald.example/${id.slice(0, 80)}` },
    analysis: { summary: `The analysis of ${title.slice(0, 80)}.`, article_readable: 'True' },
    actions: [],
    ...changes,
  };
}
