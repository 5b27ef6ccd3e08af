import { sampleAnswer } from '../testing/sampleAnswer';
import { toReport } from './toReport';

test('S-59 a report as it is shown', () => {
  expect(toReport(sampleAnswer({ articles: [] }), 'energy')).toEqual({
    slug: 'energy',
    name: 'Energy',
    modified: { iso: '2024-01-02', day: '2024-01-02' },
    summary: 'A quiet day.\nNothing is urgent.',
    articles: [],
    history: [
      { date: '20240103', day: '2024-01-03' },
      { date: '20240102', day: '2024-01-02' },
      { date: '20231229', day: '2023-12-29' },
    ],
  });
});

test.each([undefined, null, '', '  ', {}])('B-7 a report whose name is %j is called by its slug', (name) => {
  expect(toReport(sampleAnswer({ name }), 'energy').name).toBe('energy');
});

test.each([undefined, null, 'text', {}, { actions_summary: ' ' }])(
  'S-32 a summary that is %j is none',
  (summary) => {
    expect(toReport(sampleAnswer({ summary }), 'energy').summary).toBeNull();
  },
);

test.each([undefined, null, {}, 'text', 7])('B-40 articles that are %j are none', (articles) => {
  expect(toReport(sampleAnswer({ articles }), 'energy').articles).toEqual([]);
});

test.each([null, {}, 'text', []])('B-34 a history that is %j is none', (history) => {
  expect(toReport(sampleAnswer({}, history), 'energy').history).toEqual([]);
});

test.each([null, '', [], {}, { report: null }, { report: [] }, { report: 'text' }, '<html>'])(
  'B-46 the answer %j holds no report, and is a failure',
  (answer) => {
    expect(() => toReport(answer, 'energy')).toThrow('the answer holds no report');
  },
);

test('B-46 an answer with a history alone leads to older reports, with one line in the log', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const report = toReport({ report: null, history: ['a/20240102/x'] }, 'energy');
  expect(report).toMatchObject({ slug: 'energy', name: 'energy', articles: [] });
  expect(report.history).toHaveLength(1);
  expect(error.mock.calls).toEqual([['[portal] reports.report: the answer holds a history alone']]);
});
