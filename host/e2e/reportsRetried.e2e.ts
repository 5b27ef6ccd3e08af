import { asked, loadingScreens } from './loadingScreens';
import { OpenTab } from './OpenTab';
import { expect, test } from './test';

const { list, report } = loadingScreens;

for (const screen of [list, report]) {
  const { endpoint, path, subject, content } = screen;

  test(`B-47 the ${endpoint} that could not be had is there for who comes back, and so is the name`, async ({
    arriveSignedIn,
    portal,
  }) => {
    const reader = await arriveSignedIn();
    await portal.control({ path: 'all', mode: 'status', status: 503 });
    const tab = new OpenTab(await reader.open(path));
    const line = reader.line(`The ${subject} could not be loaded.`);
    await expect(line).toBeVisible();
    await tab.setVisible(false);
    await tab.setVisible(true);
    await expect.poll(() => asked(reader, screen)).toBe(2);
    await expect(line).toBeVisible();

    await reader.tryAgain.focus();
    await tab.setVisible(false);
    await portal.control({ reset: true });
    await tab.setVisible(true);
    await expect(content(reader)).toBeVisible();
    await reader.untilKnown();
    await expect(reader.page.locator('body')).not.toBeFocused();
    expect(asked(reader, screen)).toBe(3);
    expect(tab.documents).toBe(0);
  });

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
