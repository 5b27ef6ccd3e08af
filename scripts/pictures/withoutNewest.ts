import type { Page } from 'playwright-core';
import { integrityOf } from '#release/build/buildId.ts';

/** The page at an address after a ship of remote-reports that does not start; the build before it is the one that is there. */
export const withoutNewest = (address: string) => (page: Page) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const [entry = '', build = ''] = /"\/apps\/remote-reports\/(\w+)\/remoteEntry[^"]+"/.exec(body) ?? [];
    const record = await page.request.get(
      new URL(`/apps/remote-reports/${build}/release.json`, route.request().url()).href,
    );
    const previous = {
      build,
      since: '2026-11-20T08:00:00.000Z',
      record: integrityOf(await record.body()),
    };
    await route.fulfill({
      response,
      body: body.replace(
        `"entry":${entry}`,
        `"entry":"/apps/remote-reports/newest/remoteEntry.js","previous":${JSON.stringify(previous)}`,
      ),
    });
  });
