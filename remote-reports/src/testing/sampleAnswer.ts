import { sampleArticle } from './sampleArticle';

/** The API's answer for one report; parts of the report, or its history, can be replaced. */
export const sampleAnswer = (report: Record<string, unknown> = {}, history: unknown = sampleHistory) => ({
  report: {
    name: 'Energy',
    last_modified: '2024-01-02',
    summary: { actions_summary: 'A quiet day.\nNothing is urgent.' },
    articles: [sampleArticle()],
    ...report,
  },
  history,
});

const sampleHistory = [
  'reports/energy/20231229/report.json',
  'reports/energy/latest/report.json',
  'reports/energy/20240103/report.json',
  'reports/energy/20240102/report.json',
];
