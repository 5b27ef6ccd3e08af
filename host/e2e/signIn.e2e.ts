import type { Browser } from 'playwright-core';
import { openBrowser } from './openBrowser';
import { Reader } from './Reader';
import { startPortal, type Portal } from './startPortal';

let portal: Portal;
let browser: Browser;

beforeAll(async () => {
  [portal, browser] = await Promise.all([startPortal(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});
beforeEach(() => portal.control({ reset: true }));

test('S-13, S-17, S-73 a reader signs in from a deep link and is back there, with query and fragment', async () => {
  const reader = await Reader.arrive(browser, portal);
  await reader.openSignedIn('/reports/renewable-energy?from=mail#top');

  await reader.page.getByRole('heading', { level: 1, name: 'Renewable Energy' }).waitFor();
  expect(reader.path()).toBe('/reports/renewable-energy?from=mail#top');
  expect(reader.faults()).toEqual([]);
  await reader.leave();
});
