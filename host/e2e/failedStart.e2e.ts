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

for (const [what, answer] of faults) {
  test(`F-37 a page none of whose scripts works, as each ${what}, says so itself`, async ({
    arriveSignedIn,
  }) => {
    const reader = await arriveSignedIn();
    await reader.page.route('**/apps/host/**', answer);
    reader.requests.length = 0;
    await reader.open('/reports');
    await expect(reader.page.getByText(line)).toBeVisible();
    await reader.page.waitForLoadState('load');
    expect(reader.requests.filter((url) => url.endsWith('/reports'))).toHaveLength(1);
  });

  test(`F-37 a page whose boot script ${what} is read all the same`, async ({ arriveSignedIn }) => {
    const reader = await arriveSignedIn();
    await reader.page.route('**/apps/host/*/boot.*', answer);
    await reader.open('/reports');
    await expect(reader.list.link('Renewable Energy')).toBeVisible();
    await expect(reader.page.getByText(line)).toHaveCount(0);
  });
}

test('F-37 the way on of a page that no script has reached is to its own address', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page, list } = reader;
  await page.route('**/apps/host/**', (route) => route.abort());
  await reader.open('/reports?from=mail#top');
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Load it again' }).click();
  await expect(list.link('Renewable Energy')).toBeVisible();
  expect(reader.path()).toBe('/reports?from=mail');
  await expect(page.getByText(line)).toHaveCount(0);
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
    await expect(page.getByText(line)).toBeHidden();
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
