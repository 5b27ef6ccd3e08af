import type { Reader } from './Reader';

/** A screen whose content is one answer of the API. */
interface Screen {
  path: string;
  endpoint: 'list' | 'report';
  subject: string;
  forbidden: string;
  /** The part that is there once it has been loaded. */
  content: (reader: Reader) => ReturnType<Reader['heading']>;
  log: string;
}

const list: Screen = {
  path: '/reports',
  endpoint: 'list',
  subject: 'reports',
  forbidden: 'You have no access to the reports.',
  content: (reader) => reader.list.link('Renewable Energy'),
  log: 'error: [portal] reports.list: ',
};
const report: Screen = {
  path: '/reports/renewable-energy',
  endpoint: 'report',
  subject: 'report',
  forbidden: 'You have no access to this report.',
  content: (reader) => reader.report.summary,
  log: 'error: [portal] reports.report: ',
};

export const loadingScreens = { list, report };

/** How often the page has asked for it. */
export const asked = (reader: Reader, { endpoint }: Screen) =>
  reader.requests.filter((url) => url.includes(`/ai/mediamonitoring/${endpoint}`)).length;
