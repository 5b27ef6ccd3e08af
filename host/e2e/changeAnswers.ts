import type { Reader } from './Reader';

interface SampleReport {
  name: string;
  last_modified: string;
  articles: {
    topic: { alias: string };
    news_result: { title: string; link: string };
    analysis: { summary: string };
    actions: { org_type: string }[];
  }[];
}

interface SampleItem {
  name: string;
  slug: string;
  last_modified: string;
}

/** Changes each report on its way from the API to this reader. */
export const changeReport = (reader: Reader, change: (report: SampleReport) => void): Promise<unknown> =>
  changeAnswer(reader, '**/ai/mediamonitoring/report/**', (answer) => {
    change((answer as { report: SampleReport }).report);
  });

/** The same for each item of the list. */
export const changeList = (reader: Reader, change: (item: SampleItem) => void): Promise<unknown> =>
  changeAnswer(reader, '**/ai/mediamonitoring/list', (answer) => {
    (answer as { reports: SampleItem[] }).reports.forEach(change);
  });

const changeAnswer = (reader: Reader, url: string, change: (answer: unknown) => void) =>
  reader.page.route(url, async (route) => {
    const response = await route.fetch();
    const answer: unknown = await response.json();
    change(answer);
    await route.fulfill({ response, json: answer });
  });
