import type { Route } from 'playwright-core';
import { holdFiles } from './holdFiles';
import { expect, test } from './test';

const faults: [what: string, answer: (route: Route) => Promise<void>][] = [
  ['cannot be connected to', (route) => route.abort()],
  ['is answered with 404', (route) => route.fulfill({ status: 404, body: 'gone' })],
  [
    'was changed on the way',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};` });
    },
  ],
];
const line = 'The portal could not be loaded.';

for (const script of ['react', 'main'])
  for (const [what, answer] of faults)
    test(`F-37 a page whose ${script} script ${what} tries once more, then says so, and the way on heals it`, async ({
      arriveSignedIn,
    }) => {
      const reader = await arriveSignedIn();
      const { page, list } = reader;
      const files = `**/apps/host/*/${script}.*`;
      await page.route(files, answer);
      reader.requests.length = 0;
      await reader.open('/reports');
      const fault = page.getByRole('alert');
      await expect(fault).toHaveText(`${line}Load it again`);
      const documents = reader.requests.filter((url) => url.endsWith('/reports')).length;
      expect(documents).toBe(2);

      await page.unroute(files);
      await fault.getByRole('button', { name: 'Load it again' }).click();
      await expect(list.link('Renewable Energy')).toBeVisible();
      await expect(fault).toHaveCount(0);
    });

test('F-37 a script that comes the second time is all that the reader sees', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn();
  const files = '**/apps/host/*/main.*';
  // Once for the page, whose own second attempt is the page's.
  await reader.page.route(files, (route) => route.abort(), { times: 1 });
  await reader.open('/reports');
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
  await expect(reader.page.getByRole('alert')).toHaveCount(0);
});

for (const script of ['react', 'main'])
  test(`F-37 a page whose ${script} script is not answered says so, and a late answer starts the portal`, async ({
    arriveSignedIn,
  }) => {
    const reader = await arriveSignedIn();
    const { page, list } = reader;
    const answer = await holdFiles(reader, `**/apps/host/*/${script}.*`);
    reader.requests.length = 0;
    await page.clock.install();
    await page.goto('/reports', { waitUntil: 'commit' });
    await expect(page.locator('.first-bar')).toBeVisible();
    await page.clock.fastForward(10_000);
    const fault = page.getByRole('alert');
    await expect(fault).toHaveText(`${line}Load it again`);

    answer();
    await expect(list.link('Renewable Energy')).toBeVisible();
    await expect(fault).toHaveCount(0);
    expect(reader.requests.filter((url) => url.endsWith('/reports'))).toHaveLength(1);
    expect(reader.faults()).toEqual([]);
  });

test('what throws before anything is drawn ends in the same sentence', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn();
  await reader.page.addInitScript(() => {
    Element.prototype.addEventListener = () => {
      throw new Error('broken');
    };
  });
  await reader.open('/reports');
  await expect(reader.page.getByRole('alert')).toContainText(line);
});
