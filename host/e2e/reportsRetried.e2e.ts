import { loadingScreens } from './loadingScreens';
import { expect, test } from './test';

const { list, report } = loadingScreens;

for (const screen of [list, report]) {
  const { endpoint, subject, content } = screen;

  test(`B-47 the ${endpoint} that cannot be had without a connection comes by itself when there is one again`, async ({
    arriveSignedIn,
  }) => {
    const reader = await arriveSignedIn();
    const { page, bar } = reader;
    await page.clock.install();
    // The code of both screens is here before the connection goes.
    await reader.open('/reports');
    await reader.list.link('Pharma & Health').click();
    await expect(reader.report.summary).toBeVisible();
    await reader.untilKnown();
    // A list that was loaded half an hour ago is asked for again.
    if (screen === list) await page.clock.fastForward('31:00');
    else await bar.reports.click();
    await reader.context.setOffline(true);
    await (screen === list ? bar.reports : reader.list.link('Renewable Energy')).click();
    await expect(
      reader.line(`You are offline. The ${subject} will load when you are connected again.`),
    ).toBeVisible();
    expect(reader.faults()).toHaveLength(1);

    await reader.context.setOffline(false);
    await expect(content(reader)).toBeVisible();
  });
}
