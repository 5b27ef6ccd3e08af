import * as v from 'valibot';
import type { PortalPages } from '#browser/PortalPages.ts';
import type { Page } from 'playwright-core';

const listAnswer = v.object({ reports: v.array(v.looseObject({})) });

/** The last visit of a reader, by default years ago. */
export const rememberVisit = (page: Page, reader: string, at = new Date(2020, 0)) =>
  page.addInitScript(
    ([key, time]) => {
      if (!sessionStorage.getItem('visited')) localStorage.setItem(String(key), String(time));
      sessionStorage.setItem('visited', 'yes');
    },
    [`portal.reader.${reader}.lastVisit`, at.toISOString()],
  );

/** Scripts of one remote cannot be had. */
export const withoutRemote = (remote: string) => (page: Page) =>
  page.route(`**/apps/${remote}/**`, (route) => route.abort());

/** The reader comes back after more than half an hour, and the list has a newer report by then. */
export async function comeBackLater({ page, userMenu }: PortalPages) {
  // A jump of the clock would cut short what is still being loaded.
  await userMenu.buttonOf('Ada Okafor').waitFor({ state: 'attached' });
  await page.route('**/ai/mediamonitoring/list', async (route) => {
    const response = await route.fetch();
    const { reports } = v.parse(listAnswer, await response.json());
    // Early in the day, the sample reports of today are later than now.
    const newer = reports.map((item) => ({ ...item, last_modified: '2099-01-01T05:00:00Z' }));
    await route.fulfill({ response, json: { reports: newer } });
  });
  await page.clock.fastForward('31:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

/** The reader comes back, and another build has become live. */
export async function shipAnother({ page, releaseNotice }: PortalPages) {
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: body.replace(/"remote-reports":"\w+"/, '"remote-reports":"other"'),
    });
  });
  await page.waitForLoadState('networkidle');
  // The portal looks at most every five minutes, from the moment when the code for it has been loaded.
  for (let attempt = 1; attempt <= 10 && !(await releaseNotice.reloadButton.isVisible()); attempt += 1) {
    await page.clock.fastForward('06:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await releaseNotice.reloadButton.waitFor({ timeout: 1_500 }).catch(() => undefined);
  }
  await releaseNotice.reloadButton.waitFor();
}

/** As a browser that keeps no site data. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });

/** The page as an installation with long names would have it. */
export const longNames = (page: Page) =>
  page.route('**/', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: body
        .replace('"Harbourline Group"', '"Harbourline Group of International Ports, Terminals and Logistics"')
        .replace('"Media Monitoring"', '"Media Monitoring and Public Affairs Intelligence"'),
    });
  });
