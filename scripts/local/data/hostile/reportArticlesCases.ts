import type { ReportBuilder, Surroundings } from './ReportBuilder.ts';

export function reportArticlesCases({ build }: ReportBuilder, { soundArticles }: Surroundings) {
  const containing = (name: string, articles: () => unknown) => {
    const built = build(name);
    // A getter: the list does not need these 2,000 articles.
    Object.defineProperty(built.report, 'articles', { enumerable: true, get: articles });
    return built;
  };
  return [
    containing('B-39 2,000 articles', () => soundArticles(2000)),
    containing('B-40 no articles', () => []),
    containing('B-40 articles missing', () => undefined),
    containing('B-40 articles null', () => null),
    containing('B-40 articles an object', () => ({ 0: soundArticles(1)[0] })),
    containing('B-40 no readable articles', () =>
      soundArticles(5).map((article) => ({
        ...article,
        analysis: { summary: 'B-40 must not be shown.', article_readable: 'False' },
      })),
    ),
  ];
}
