import { hostileArticle } from './hostileArticle.ts';

export function articleAnalysisCases() {
  const notReadable = ['true', true, 'False', 'TRUE', 1, null, 'True ', ' True', false, ['True'], undefined];
  const summary = 'B-18 must not be shown.';
  return [
    ...notReadable.map((value, index) =>
      hostileArticle(`B-18 not shown ${index + 1}: ${typeof value} ${JSON.stringify(value)}`, {
        analysis: { summary, article_readable: value },
      }),
    ),
    hostileArticle('B-19 not shown: analysis missing', { analysis: undefined }),
    hostileArticle('B-19 not shown: analysis null', { analysis: null }),
    hostileArticle('B-19 not shown: analysis the string True', { analysis: 'True' }),
    hostileArticle('B-19 not shown: analysis an array', { analysis: ['True'] }),
    hostileArticle('B-20 summary missing', { analysis: { article_readable: 'True' } }),
    hostileArticle('B-20 summary null', { analysis: { summary: null, article_readable: 'True' } }),
    hostileArticle('B-20 summary empty', { analysis: { summary: '', article_readable: 'True' } }),
    hostileArticle('B-20 summary of spaces', { analysis: { summary: ' \n ', article_readable: 'True' } }),
    hostileArticle('B-20 summary an object', {
      analysis: { summary: { text: 'no' }, article_readable: 'True' },
    }),
    hostileArticle('B-20 summary a number', { analysis: { summary: 7, article_readable: 'True' } }),
  ];
}
