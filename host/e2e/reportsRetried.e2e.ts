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
    portal,
  }) => {
    const reader = await arriveSignedIn();
    // The code of the screen, and of calls, is here before the connection goes, and no answer of it.
    if (screen === list) {
      await portal.control({ path: 'list', mode: 'status', status: 503 });
      await reader.open('/reports');
      await expect(reader.notices.listFailed).toBeVisible();
      await portal.control({ reset: true });
    } else {
      await reader.open('/reports');
      await reader.list.link('Pharma & Health').click();
      await expect(reader.report.summary).toBeVisible();
      await reader.untilKnown();
      await reader.bar.reports.click();
    }
    await reader.untilKnown();
    await reader.untilQuiet();
    const before = reader.faults().length;
    await reader.context.setOffline(true);
    await (screen === list ? reader.tryAgain : reader.list.link('Renewable Energy')).click();
    await expect(
      reader.line(`You are offline. The ${subject} will load when you are connected again.`),
    ).toBeVisible();
    expect(reader.faults()).toHaveLength(before + 1);

    await reader.context.setOffline(false);
    await expect(content(reader)).toBeVisible();
  });
}
