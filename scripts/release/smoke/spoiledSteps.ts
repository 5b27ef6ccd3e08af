import { firstReport, heading, reportList, windows } from './places.ts';
import type { Step } from './Step.ts';

/** The days on which there is nothing to read, or the API fails. */
export function spoiledSteps({ list, report }: { list: string; report: string }): Step[] {
  return [
    {
      what: 'a report without articles',
      screen: report,
      go: async ({ page }, { spoil }) => {
        await page.setViewportSize(windows.desk);
        await spoil({ path: 'report', mode: 'empty' });
        await Promise.all([page.waitForResponse(/\/report\//), page.reload()]);
      },
      follows: true,
      until: heading,
      spoiled: 'API',
    },
    {
      what: 'a list without reports',
      screen: list,
      go: async ({ page }, { origin, spoil }) => {
        await spoil({ path: 'list', mode: 'empty' });
        await Promise.all([page.waitForResponse(/\/list$/), page.goto(origin + reportList)]);
      },
      until: heading,
      spoiled: 'API',
    },
    {
      what: 'the list of reports while the API fails',
      screen: list,
      go: async ({ page }, { origin, spoil }) => {
        await spoil({ path: 'list', mode: 'status', status: 503 });
        await page.goto(origin + reportList);
      },
      until: ({ tryAgain }) => tryAgain,
      spoiled: 'API',
    },
    {
      what: 'the list of reports once the API answers again',
      screen: list,
      go: async ({ tryAgain }, { spoil }) => {
        await spoil(null);
        await tryAgain.click();
      },
      follows: true,
      until: firstReport,
      spoiled: 'API',
    },
  ];
}
