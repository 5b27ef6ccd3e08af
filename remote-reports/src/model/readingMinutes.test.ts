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
