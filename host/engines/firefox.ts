import puppeteer, { ElementHandle } from 'puppeteer-core';
import type { Engine } from './Engine';
import { findProgram } from './findProgram';

const find = () => findProgram('FIREFOX_PATH', ['firefox-esr', 'firefox']);

/** Firefox over WebDriver BiDi, which it speaks without a driver. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () =>
    find() ? undefined : 'Firefox is not installed: apt-get install firefox-esr, or name it in FIREFOX_PATH.',

  launch: async ({ home, keepsData }) => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: find() ?? '',
      env: { ...process.env, HOME: home },
      defaultViewport: { width: 1280, height: 800 },
      // 2: neither cookies nor any storage, as "Block all cookies" in its settings.
      extraPrefsFirefox: keepsData ? {} : { 'network.cookie.cookieBehavior': 2 },
    });
    const page = await browser.newPage();
    const faults: string[] = [];
    await page.evaluateOnNewDocument(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        console.error(`refused: ${effectiveDirective} ${blockedURI}`);
      });
    });
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`error: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`thrown: ${String(error)}`));

    return {
      open: async (address) => {
        await page.goto(address);
      },
      // Firefox tells its driver of a new entry of the history and of a change of the last one in no order.
      address: () => page.evaluate(() => document.URL),
      run: (script) => page.evaluate(script),
      find: async (script) => {
        const found = await page.evaluateHandle(script);
        return found instanceof ElementHandle ? found : undefined;
      },
      print: () => page.pdf({ format: 'A4' }),
      faults: () => faults,
      refused: () => Promise.resolve(faults.filter((line) => line.startsWith('error: refused: '))),
      close: () => browser.close(),
    };
  },
};
