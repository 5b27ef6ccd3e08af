import type { Reader } from './Reader';

const ada = '00u1ab2cd3EF4gh5IJ6k';

/** The reader was here once, before the page was opened. */
export const visitedAt = ({ page }: Reader, time: string) =>
  page.addInitScript(
    ([key, value]) => {
      if (!localStorage.getItem('visited')) localStorage.setItem(String(key), String(value));
      localStorage.setItem('visited', 'yes');
    },
    [`portal.reader.${ada}.lastVisit`, time],
  );

const fresh = [
  'Semiconductors',
  'Retail & Consumer',
  'Renewable Energy',
  'Pharma & Health',
  'Aviation & Travel',
];

interface ListAnswer {
  reports: { name: string; last_modified: string }[];
}

/** Five reports are newer than the last visit, in every tab. */
export async function fiveNews(reader: Reader): Promise<Reader> {
  await visitedAt(reader, '2026-11-18T12:00:00Z');
  await reader.context.route('**/ai/mediamonitoring/list', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as ListAnswer;
    for (const item of answer.reports)
      item.last_modified = fresh.includes(item.name) ? '2026-11-20T06:00:00Z' : '2026-11-10T06:00:00Z';
    await route.fulfill({ response, json: answer });
  });
  return reader;
}
