import { toArticles } from '../api/toArticles';
import { sampleArticle } from '../testing/sampleArticle';
import type { ArticleQuery } from './ArticleQuery';
import { createArticleFinder } from './createArticleFinder';

const articles = toArticles([
  sampleArticle({ article_id: 'cable' }),
  sampleArticle({
    article_id: 'dam',
    topic: { alias: 'Hydro' },
    news_result: { title: 'Un été sans eau', link: 'https://hydro.example/dam' },
    analysis: { summary: 'The dam is dry.', article_readable: 'True' },
    actions: [{ name: 'Buy power', org_type: 'UTILITY', impact: 'Cheaper.' }, { action: 'Wait.' }],
  }),
]);

const found = (query: Partial<ArticleQuery>) => {
  const anchors = createArticleFinder(articles)({ text: '', only: 'all', among: null, types: [], ...query });
  return anchors && [...anchors];
};

test.each([
  ['ashore CABLE', ['cable']],
  ['ete', ['dam']],
  ['dry cheaper', ['dam']],
  ['is', ['dam', 'cable']],
  ['dry ashore', []],
  ['eau the', ['dam']],
  ['hydro', []],
  ['ft.example', []],
])('R-7 %j finds %j, each word in the title, the text or the actions', (text, expected) => {
  expect(found({ text })).toEqual(expected);
});

test.each([
  ['มองเห็นอนาคต', 'มือ'],
  ['カスタマー', 'ガス'],
  ['パス', 'バス'],
  ['कल की बैठक', 'कू'],
  ['각국 간부', '가'],
])('R-7 in %j the word %j is not found: marks and syllables make other words', (title, text) => {
  const find = createArticleFinder(toArticles([sampleArticle({ news_result: { title } })]));
  expect(find({ text, only: 'all', among: null, types: [] })?.size).toBe(0);
});

test('R-7 a query of nothing finds all', () => {
  expect(found({ text: '  ' })).toBeNull();
});

test('R-7 an article is found by any of the organisation types of its actions', () => {
  expect(found({ types: ['utility'] })).toEqual(['dam', 'cable']);
  expect(found({ types: [''] })).toEqual(['dam']);
  expect(found({ types: ['', 'utility'], text: 'cable' })).toEqual(['cable']);
  expect(found({ types: ['bank'] })).toEqual([]);
});

test('R-7 only those are found that were new or unread when that was chosen', () => {
  expect(found({ among: new Set(['dam', 'gone']) })).toEqual(['dam']);
  expect(found({ among: new Set() })).toEqual([]);
});
