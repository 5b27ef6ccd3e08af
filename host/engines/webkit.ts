import { Builder, type WebElement } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import type { Engine } from './Engine';
import { findProgram } from './findProgram';
import { noteRefusals } from './noteRefusals';
import { startDisplay } from './startDisplay';

const findDriver = () => findProgram('WEBKIT_DRIVER_PATH', ['WebKitWebDriver']);
const findDisplay = () => findProgram('XVFB_PATH', ['Xvfb']);

/** Settings of MiniBrowser, the driver's browser, that leave a page without storage and without cookies. */
const blocks = ['--enable-html5-local-storage=false', '--cookies-policy=never'];

/** WebKitGTK's own browser over WebDriver, on a screen in memory. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  missing: () =>
    findDriver() && findDisplay()
      ? undefined
      : 'WebKitGTK or Xvfb is not installed: apt-get install webkit2gtk-driver xvfb.',

  launch: async ({ home, keepsData }) => {
    const display = await startDisplay(findDisplay() ?? '');
    const service = new ServiceBuilder(findDriver() ?? '')
      .setEnvironment({ ...process.env, HOME: home, DISPLAY: display.name })
      .build();
    const stop = async () => {
      await service.kill();
      display.stop();
    };
    try {
      const driver = await new Builder()
        .usingServer(await service.start())
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { args: ['--automation', ...(keepsData ? [] : blocks)] },
        })
        .build();
      await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 800 });
      // Nothing runs before the page's own scripts: refusals are noted from the first look at a document.
      const run = <Result>(script: string) =>
        driver.executeScript<Result>(`const refusals = (${noteRefusals.toString()})(); return ${script}`);

      return {
        open: (address) => driver.get(address),
        address: () => driver.getCurrentUrl(),
        run,
        find: async (script) => (await run<WebElement | null>(script)) ?? undefined,
        print: () => Promise.resolve(undefined),
        // It neither speaks BiDi nor prints a console whose data it throws away.
        faults: () => undefined,
        refused: () => run<string[]>('refusals'),
        close: async () => {
          await driver.quit();
          await stop();
        },
      };
    } catch (error) {
      await stop();
      throw error;
    }
  },
};
