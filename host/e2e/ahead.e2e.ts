import type { Reader } from './Reader';
import { expect, test } from './test';

const reportCall = /\/ai\/mediamonitoring\/report\/renewable-energy\/latest$/;

/** Rests on the card until its report is asked for: links are watched from an idle moment after the cards on. */
async function restOnCard({ page, list }: Reader) {
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= reportCall.test(request.url());
  });
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0);
      // To come back to a card whose request is told late would ask once more.
      if (!isAsked) {
        await list.link('Renewable Energy').hover();
        await page.waitForTimeout(300);
      }
      return isAsked;
    })
    .toBe(true);
}

test('S-27 a card under the pointer brings report and screen before it is pressed: nobody sees or hears of loading', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page, list, report } = reader;
  await reader.open('/reports');
  await reader.untilKnown();
  const answered = page.waitForResponse(reportCall);
  const code = page.waitForResponse(/\/apps\/remote-reports\/.*_ReportScreen\..*\.js$/);
  await restOnCard(reader);
  await Promise.all([(await answered).finished(), (await code).finished()]);

  await reader.untilQuiet();
  await page.context().setOffline(true);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('main [aria-busy="true"]')) document.body.dataset['hasLoaded'] = 'true';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await list.link('Renewable Energy').click();
  await expect(report.articles.first()).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-has-loaded');
});

test('S-82 a card that is pressed after a rest makes one call, and a failure ahead is not shown', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  const { page, list, report } = reader;
  await reader.open('/reports');
  await reader.untilKnown();
  const calls: number[] = [];
  page.on('response', (response) => {
    if (reportCall.test(response.url())) calls.push(response.status());
  });

  await portal.control({ path: 'report', mode: 'status', status: 500 });
  const refused = page.waitForResponse(reportCall);
  await restOnCard(reader);
  await (await refused).finished();
  await portal.control({ reset: true });
  await list.link('Renewable Energy').click();
  await expect(report.articles.first()).toBeVisible();
  expect(calls).toEqual([500, 200]);
});
