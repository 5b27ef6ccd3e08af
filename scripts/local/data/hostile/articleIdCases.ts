import { hostileArticle } from './hostileArticle.ts';

/** Ids that are missing, duplicated or of a wrong type. */
export function articleIdCases() {
  return [
    hostileArticle('B-25 same id, first', { article_id: 'b-25' }),
    hostileArticle('B-25 same id, second', { article_id: 'b-25' }),
    hostileArticle('B-25 same id, third', { article_id: 'b-25' }),
    hostileArticle('B-25 an id that a suffix would produce', { article_id: 'b-25-2' }),
    hostileArticle('B-26 id missing', { article_id: undefined }),
    hostileArticle('B-26 id null', { article_id: null }),
    hostileArticle('B-26 id empty', { article_id: '' }),
    hostileArticle('B-26 id a number', { article_id: 17 }),
    hostileArticle('B-26 id with spaces', { article_id: 'an id with spaces' }),
    hostileArticle('B-26 id with a slash', { article_id: 'a/b?c#d%e' }),
    hostileArticle('B-26 id of a page element', { article_id: 'root' }),
    hostileArticle('B-26 id __proto__', { article_id: '__proto__' }),
    hostileArticle('B-26 id an object', { article_id: { id: 1 } }),
  ];
}
