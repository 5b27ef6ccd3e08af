import { holdFiles } from './holdFiles';
import { expect, test } from './test';

const hour = 60 * 60 * 1000;

const formats = [
  ['wide', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const;

const screens = [
  ['the list', '/reports'],
  ['the briefing', '/'],
] as const;

for (const [format, viewport] of formats)
  for (const [screen, path] of screens)
    test(`H-3 on a ${format} screen ${screen} stays in its place while it is loaded again, and when that fails`, async ({
      arriveSignedIn,
      portal,
    }) => {
      const reader = await arriveSignedIn({ viewport });
      const { page, main, tryAgain } = reader;
      // So early that the token lasts.
      await page.clock.install({ time: Date.now() - 3 * hour });
      await reader.open(path);
      await reader.untilKnown();
      const report = main.locator('li a[href^="/reports/"]').first();
      const top = () => report.evaluate((shown) => shown.getBoundingClientRect().top);
      const before = await top();
      const comeBack = async () => {
        await page.clock.fastForward('31:00');
        // A first movement after a rest is a return as well: on the way to a button it would load the list under it.
        await page.keyboard.press('Shift');
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      };

      const letGo = await holdFiles(reader, '**/ai/mediamonitoring/list');
      await comeBack();
      const loading = main.getByText('Loading...');
      await expect(loading).toBeVisible();
      expect(await top()).toBe(before);
      letGo();
      await expect(loading).toHaveCount(0);
      expect(await top()).toBe(before);

      await portal.control({ path: 'list', mode: 'status', status: 500 });
      await comeBack();
      await expect(main.getByText('The newest reports could not be loaded.')).toBeVisible();
      expect(await top()).toBe(before);

      await portal.control({ reset: true });
      await tryAgain.click();
      await expect(tryAgain).toHaveCount(0);
      expect(await top()).toBe(before);
    });
