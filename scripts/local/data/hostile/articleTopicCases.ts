import { hostileArticle } from './hostileArticle.ts';
import { inheritedNames } from './hostileTexts.ts';

/** Topics without a usable name, and names that are equal or look alike. */
export function articleTopicCases() {
  return [
    hostileArticle('B-14 topic missing', { topic: undefined }),
    hostileArticle('B-14 topic null', { topic: null }),
    hostileArticle('B-14 topic without alias', { topic: {} }),
    hostileArticle('B-14 alias null', { topic: { alias: null } }),
    hostileArticle('B-14 alias empty', { topic: { alias: '' } }),
    hostileArticle('B-14 alias of spaces', { topic: { alias: '  ' } }),
    hostileArticle('B-14 topic a string', { topic: 'Grid' }),
    ...inheritedNames.map((alias) => hostileArticle(`B-15 alias ${alias}`, { topic: { alias } })),
    hostileArticle('B-16 alias 2024', { topic: { alias: 2024 } }),
    hostileArticle('B-16 alias 0', { topic: { alias: 0 } }),
    hostileArticle('B-16 alias an object', { topic: { alias: { name: 'Grid' } } }),
    hostileArticle('B-16 alias an array', { topic: { alias: ['Grid'] } }),
    hostileArticle('B-16 alias true', { topic: { alias: true } }),
    ...['Grid', 'grid', ' GRID ', 'Grid\u00A0'].map((alias, index) =>
      hostileArticle(`B-17 alias ${index + 1} "${alias}"`, { topic: { alias } }),
    ),
  ];
}
