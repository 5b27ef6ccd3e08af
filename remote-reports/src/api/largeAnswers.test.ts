import { countSteps } from '@portal/shared/testing';
import { sampleAnswer } from '../testing/sampleAnswer';
import { sampleArticle } from '../testing/sampleArticle';
import { sampleItem } from '../testing/sampleItem';
import { toReport } from './toReport';
import { toReportList } from './toReportList';

const stepsOf = countSteps();

const articles = (count: number, parts: (index: number) => Record<string, unknown>) =>
  Array.from({ length: count }, (_, index) => sampleArticle(parts(index)));

const large: [what: string, parse: (size: number) => () => unknown][] = [
  [
    'articles with one id',
    (size) => {
      const answer = sampleAnswer({ articles: articles(size, () => ({})) });
      return () => toReport(answer, 'energy');
    },
  ],
  [
    'articles with ids that look like second ones',
    (size) => {
      const ids = (index: number) => ({ article_id: index % 2 ? 'a' : `a-${String(index)}` });
      const answer = sampleAnswer({ articles: articles(size, ids) });
      return () => toReport(answer, 'energy');
    },
  ],
  [
    'actions',
    (size) => {
      const actions = Array.from({ length: size }, () => sampleArticle().actions[0]);
      const answer = sampleAnswer({ articles: [sampleArticle({ actions })] });
      return () => toReport(answer, 'energy');
    },
  ],
  [
    'entries of the history',
    (size) => {
      const history = Array.from({ length: size }, (_, index) => `reports/a/${String(index)}/report.json`);
      return () => toReport(sampleAnswer({}, history), 'energy');
    },
  ],
  [
    'items of the list',
    (size) => {
      const reports = Array.from({ length: size }, () => sampleItem());
      return () => toReportList({ reports }, ['https://images.example']);
    },
  ],
];

test.each(large)('F-55 four times as many %s take four times the steps', (_what, parse) => {
  expect(stepsOf(parse(400)) / stepsOf(parse(100))).toBeLessThan(4.1);
});
