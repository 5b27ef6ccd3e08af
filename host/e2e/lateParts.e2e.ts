import { holdFiles } from './holdFiles';
import { expect, test } from './test';
import { waitForFirstAnswer } from './waitForFirstAnswer';

test('F-22 what a report gets late comes with the connection, if it could not be had before', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page, report } = reader;
  await waitForFirstAnswer(reader);
  const letGo = await holdFiles(reader, '**/ai/mediamonitoring/report/**');
  const parts = [report.find.box, report.actions, report.nextArticle];

  await reader.open('/reports/renewable-energy');
  // The screen is there. What it gets late is asked for once the report is drawn, and again where the bell has failed.
  await expect(reader.main.locator('[aria-busy=true]')).toHaveCount(1);
  await page.route('**/apps/remote-reports/**', (route) => route.abort());
  letGo();
  await expect(report.summary).toBeVisible();
  await reader.untilKnown();
  await reader.untilQuiet();
  for (const part of parts) await expect(part).toHaveCount(0);
  const told = reader.faults().length;

  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  for (const part of parts) await expect(part).toBeVisible();
  expect(reader.faults()).toHaveLength(told);
});
