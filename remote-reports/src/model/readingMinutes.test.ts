import type { Report } from '@portal/shared';
import { readingMinutes } from './readingMinutes';

const minutesOf = (summary: string | null) => {
  const report: Report = {
    slug: 'energy',
    name: 'Energy',
    modified: null,
    summary,
    articles: [],
    history: [],
  };
  return readingMinutes(report);
};

test.each([
  ['words', 'The dam is  dry.\n', 115, 2],
  ['Japanese', '電力会社は来年の春までに新しい送電線を建設する計画を発表した。', 160, 10],
  ['Chinese, with its commas', '电力公司宣布，明年春天之前建成新的输电线路。', 220, 10],
  ['Thai', 'บริษัทไทยลงทุนในพลังงานแสงอาทิตย์', 270, 10],
  ['Korean, which has spaces', '전력 회사는 내년 ', 77, 2],
  ['Japanese with words of others', '送電線 line 2024 ', 100, 2],
])('R-2 the time for a text in %s', (_language, sentence, count, minutes) => {
  expect(minutesOf(sentence.repeat(count))).toBe(minutes);
});

test('R-2 no report takes less than a minute', () => {
  expect(minutesOf(null)).toBe(1);
});

test('R-2 the time for thousands of articles, of which not each is counted, is the same', () => {
  const articles = Array.from({ length: 2000 }, (_, index) => ({
    anchor: String(index),
    title: 'Dam',
    topic: null,
    link: null,
    analysis: 'The dam is dry. '.repeat(10 + (index % 70)),
    actions: index % 3 ? [] : [{ name: 'Drill', organisationType: null, action: 'Go on', impact: null }],
  }));
  const report: Report = { slug: 'dam', name: 'Dam', modified: null, summary: null, articles, history: [] };
  const inParts = Array.from({ length: 10 }, (_, part) =>
    readingMinutes({ ...report, articles: articles.slice(part * 200, (part + 1) * 200) }),
  );
  const counted = inParts.reduce((sum, minutes) => sum + minutes);
  expect(Math.abs(readingMinutes(report) / counted - 1)).toBeLessThan(0.01);
});
