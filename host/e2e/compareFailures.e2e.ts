import { asked, compare, compareButton, day, line, openReport, stop } from './comparing';
import { expect, test } from './test';

test('R-6 an older report that cannot be had is told, with another attempt', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  await openReport(reader);
  await reader.untilKnown();
  await portal.control({ path: 'report', mode: 'status', status: 500 });
  await compare(reader);
  await expect(reader.line(`The report of ${day} could not be loaded.`)).toBeVisible();
  await expect(reader.report.articles).toHaveCount(11);
  expect(reader.logged()).toHaveLength(1);
  await portal.control({ reset: true });
  await reader.tryAgain.press('Enter');
  await expect(line(reader)).toBeVisible();
  expect(asked(reader)).toBe(3);

  await stop(reader).click();
  await portal.control({ path: 'report', mode: 'empty' });
  await compare(reader);
  await expect(line(reader)).toContainText('11 new, 0 gone, 0 still here. The older report has no articles.');
});

test('R-6 who is offline is told so, and the comparison comes with the connection', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  await openReport(reader);
  await reader.untilKnown();
  await reader.report.historyButton.click();
  await expect(compareButton(reader)).toBeVisible();
  await reader.context.setOffline(true);
  await compareButton(reader).click();
  await expect(reader.main.getByText(`You are offline. The report of ${day} will load`)).toBeVisible();
  await reader.context.setOffline(false);
  await expect(line(reader)).toBeVisible();
});
