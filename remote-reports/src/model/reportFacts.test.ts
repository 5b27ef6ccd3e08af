import { sampleAnswer } from '../testing/sampleAnswer';
import { sampleArticle } from '../testing/sampleArticle';
import { toReport } from '../api/toReport';
import { reportFacts } from './reportFacts';

const factsOf = (articles: unknown[]) =>
  reportFacts(toReport(sampleAnswer({ articles }), 'energy')).map(({ text }) => text);

test('R-2 the line counts what is shown: articles, topics, actions, minutes', () => {
  const words = Array.from({ length: 460 }, () => 'word').join(' ');
  expect(
    factsOf([
      sampleArticle({ analysis: { summary: words, article_readable: 'True' } }),
      sampleArticle({ topic: { alias: 'GRID' }, actions: null }),
      sampleArticle({ topic: null }),
      sampleArticle({ topic: { alias: 'Hidden' }, analysis: { summary: words, article_readable: 'False' } }),
    ]),
  ).toEqual(['3 articles', '1 topic', '2 actions', 'about 3 min']);
});

test('R-2 one is one', () => {
  expect(factsOf([sampleArticle()])).toEqual(['1 article', '1 topic', '1 action', 'about 1 min']);
});

test('R-2 a count of topics or actions leads to them, and one of nothing leads nowhere', () => {
  const goals = (parts: Record<string, unknown>) =>
    reportFacts(toReport(sampleAnswer({ articles: [sampleArticle(parts)] }), 'energy')).map(
      ({ leadsTo }) => leadsTo,
    );
  expect(goals({})).toEqual([undefined, 'topics', 'actions', undefined]);
  expect(goals({ topic: null, actions: null })).toEqual([undefined, undefined, undefined, undefined]);
});
