import * as texts from './hostileTexts.ts';
import type { ReportBuilder } from './ReportBuilder.ts';

/** Texts that break layouts, in every text field of a report. */
export function reportTextCases({ build }: ReportBuilder) {
  const hostile: [string, string][] = [
    ['B-4 long', texts.tenThousandCharacters],
    ['B-5 no space', texts.fiveThousandWithoutSpace],
    ['B-8', texts.rightToLeft],
    ['B-8 mixed', `${texts.hebrew} and English`],
    ['B-9 bidi', texts.bidiControls],
    ['B-9 invisible', texts.invisible],
    ['B-9 control', texts.controlCharacters],
    ['B-10 emoji', texts.emoji],
    ['B-10 combining', texts.combiningMarks],
    ['B-10 broken', texts.brokenEmoji],
    ['B-11 markup', texts.markup],
    ['B-11 templates', texts.templates],
    ['B-12 entities', texts.entities],
    ['B-12 line breaks', texts.lineBreaks],
    ['B-13 markdown', texts.markdown],
  ];
  const notTexts: [string, unknown][] = [
    ['missing', undefined],
    ['null', null],
    ['empty', ''],
    ['of spaces', '  '],
    ['a number', 42],
    ['an object', { text: 'no' }],
  ];
  return [
    ...hostile.map(([label, text]) =>
      build(`${label} ${text}`, { slug: slugOf(label), tag: text, summary: { actions_summary: text } }),
    ),
    ...notTexts.map(([label, name]) => build(`B-7 name ${label}`, { name })),
    ...notTexts.map(([label, tag]) => build(`B-14 tag ${label}`, { tag })),
    ...notTexts.map(([label, summary]) =>
      build(`B-20 summary text ${label}`, { summary: { actions_summary: summary } }),
    ),
    build('B-20 summary missing', { summary: undefined }),
    build('B-20 summary null', { summary: null }),
    build('B-20 summary a string', { summary: 'A string where an object was promised.' }),
  ];
}

function slugOf(label: string) {
  return `${label.toLowerCase().replaceAll(' ', '-')}-in-a-report`;
}
