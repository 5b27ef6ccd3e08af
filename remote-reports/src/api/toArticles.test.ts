import { sampleArticle } from '../testing/sampleArticle';
import { toArticles } from './toArticles';

const one = (parts: Record<string, unknown>) => toArticles([sampleArticle(parts)])[0];
const titled = (title: string, topic: unknown) => sampleArticle({ news_result: { title }, topic });

test('S-60 an article as it is shown', () => {
  expect(toArticles([sampleArticle()])).toEqual([
    {
      anchor: 'grid-1',
      title: 'A cable comes ashore',
      topic: 'Grid',
      link: { href: 'https://www.ft.example/cable', host: 'ft.example' },
      analysis: 'The cable is early.',
      actions: [
        {
          name: 'Watch the tender',
          organisationType: 'Utility',
          action: 'Read it by Friday.',
          impact: 'A better offer.',
        },
      ],
    },
  ]);
});

test('S-33 topics come Z to A, ties in the API’s order, articles without a topic last', () => {
  const articles = [
    titled('1', { alias: 'Grid' }),
    titled('2', null),
    titled('3', { alias: 'wind' }),
    titled('4', { alias: 'GRID' }),
    titled('5', { alias: 'Solar' }),
    titled('6', { alias: 'grid' }),
  ];
  expect(toArticles(articles).map(({ title }) => title)).toEqual(['3', '5', '1', '4', '6', '2']);
});

test.each(['true', true, 'False', 'TRUE', 1, null, 'True ', undefined, ['True']])(
  'S-34, B-18 an article whose article_readable is %p is not shown, and only counted',
  (article_readable) => {
    const debug = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
    expect(one({ analysis: { summary: 'Text', article_readable } })).toBeUndefined();
    expect(debug).toHaveBeenCalledWith('[portal] reports.report: 1 not readable');
  },
);

test.each([null, undefined, 'True', []])('B-19 an article whose analysis is %p is not shown', (analysis) => {
  expect(one({ analysis })).toBeUndefined();
});

test.each([null, '', ' \n', {}])('B-20 an article whose summary is %p has no text', (summary) => {
  expect(one({ analysis: { summary, article_readable: 'True' } })).toMatchObject({ analysis: null });
});

test.each([
  [{ title: null, link: 'https://a.example/' }],
  [{ title: '  ', link: 'https://a.example/' }],
  [{ link: 'https://a.example/' }],
])('B-6 an article of the news %j is untitled and keeps its link', (news_result) => {
  expect(one({ news_result })).toMatchObject({
    title: 'Untitled article',
    link: { href: 'https://a.example/' },
  });
});

test.each([
  null,
  undefined,
  'Grid',
  {},
  { alias: '' },
  { alias: ' ' },
  { alias: { x: 1 } },
  { alias: ['Grid'] },
])('B-14, B-16 the topic %j is none', (topic) => {
  expect(one({ topic })).toMatchObject({ topic: null });
});

test('B-16, B-17 a topic is shown as it is sent, trimmed; a number as text', () => {
  expect(one({ topic: { alias: '  Grid ' } })).toMatchObject({ topic: 'Grid' });
  expect(one({ topic: { alias: 5 } })).toMatchObject({ topic: '5' });
  expect(one({ topic: { alias: '__proto__' } })).toMatchObject({ topic: '__proto__' });
});

test('B-21 a refused link is told by the anchor of its article, never by its text', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(one({ news_result: { title: 'T', link: 'javascript:steal()' } })).toMatchObject({ link: null });
  expect(warn.mock.calls).toEqual([['[portal] reports.report: article grid-1: its link is refused']]);
});

test('B-22 an article without a link needs no telling', () => {
  expect(one({ news_result: { title: 'T' } })).toMatchObject({ link: null });
});

test('B-25, B-27 articles of the same id or link are all shown, each with its own anchor', () => {
  const anchors = toArticles([sampleArticle(), sampleArticle(), sampleArticle()]).map(({ anchor }) => anchor);
  expect(anchors).toEqual(['grid-1', 'grid-1-2', 'grid-1-3']);
});

test.each([null, undefined, {}, 'text', []])('B-28 actions that are %j are none', (actions) => {
  expect(one({ actions })).toMatchObject({ actions: [] });
});

test('one broken article takes no other with it, and is told by its place', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(toArticles([null, 'text', sampleArticle(), 7])).toHaveLength(1);
  expect(warn.mock.calls.flat()).toEqual([
    '[portal] reports.report: article 0 left out: it is not an object',
    '[portal] reports.report: article 1 left out: it is not an object',
    '[portal] reports.report: article 3 left out: it is not an object',
  ]);
});

test('B-11, B-12, B-13 markup, entities, line breaks and asterisks stay as they are', () => {
  const title = '<b>A</b> &amp; **B**\n- C';
  expect(one({ news_result: { title } })).toMatchObject({ title });
});
