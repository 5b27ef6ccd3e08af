import { hostileArticle, type Malformed } from './hostileArticle.ts';
import * as texts from './hostileTexts.ts';

/** Texts that break layouts, in every text field of an article. */
export function articleTextCases() {
  const link = 'https://www.harbour-herald.example/without-a-title';
  const badTitle = (label: string, newsResult: unknown) =>
    hostileArticle(`B-6 title ${label}`, {
      news_result: newsResult,
      analysis: { summary: `B-6 title ${label}: the link keeps working.`, article_readable: 'True' },
    });
  return [
    hostileArticle(`B-4 10,000 characters ${texts.tenThousandCharacters}`.slice(0, 10000)),
    hostileArticle(
      `B-5 no space ${texts.fiveThousandWithoutSpace}`,
      everywhere(texts.fiveThousandWithoutSpace),
    ),
    hostileArticle('B-5 a long address in the text', {
      analysis: { summary: `See ${texts.longAddress} for more.`, article_readable: 'True' },
    }),
    badTitle('null', { title: null, link }),
    badTitle('missing', { link }),
    badTitle('empty', { title: '', link }),
    badTitle('of spaces', { title: ' \u00A0\t ', link }),
    badTitle('a number', { title: 42, link }),
    badTitle('an object', { title: { text: 'no' }, link }),
    badTitle('and link missing', undefined),
    badTitle('and link null', null),
    badTitle('and link in a string', 'a string'),
    hostileArticle(`B-8 ${texts.rightToLeft}`, everywhere(texts.rightToLeft)),
    hostileArticle(
      `B-8 mixed ${texts.hebrew} and English (2 of 3)`,
      everywhere(`${texts.hebrew} then English.`),
    ),
    hostileArticle(`B-9 bidi ${texts.bidiControls}`, everywhere(texts.bidiControls)),
    hostileArticle(`B-9 invisible ${texts.invisible}`, everywhere(texts.invisible)),
    hostileArticle(`B-9 control ${texts.controlCharacters}`, everywhere(texts.controlCharacters)),
    hostileArticle(`B-10 emoji ${texts.emoji}`, everywhere(texts.emoji.repeat(20))),
    hostileArticle(`B-10 combining ${texts.combiningMarks}`, everywhere(texts.combiningMarks)),
    hostileArticle(`B-10 broken ${texts.brokenEmoji}`, everywhere(texts.brokenEmoji)),
    hostileArticle(`B-11 markup ${texts.markup}`, everywhere(texts.markup)),
    hostileArticle(`B-11 templates ${texts.templates}`, everywhere(texts.templates)),
    hostileArticle(`B-12 entities ${texts.entities}`, everywhere(texts.entities)),
    hostileArticle(`B-12 line breaks ${texts.lineBreaks}`, everywhere(texts.lineBreaks)),
    hostileArticle(`B-13 markdown ${texts.markdown}`, everywhere(texts.markdown)),
  ];
}

function everywhere(text: string): Malformed {
  return {
    topic: { alias: text },
    analysis: { summary: text, article_readable: 'True' },
    actions: [{ name: text, org_type: text, action: text, impact: text }],
  };
}
