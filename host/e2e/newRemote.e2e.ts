import { PortalPages } from '@portal/scripts/browser/PortalPages.ts';
import { makeRemote } from './makeRemote';
import { startDevelopmentOf } from './startDevelopment';
import { expect, test as base } from './test';

const minutes = 60_000;

const test = base.extend<object, { house: Awaited<ReturnType<typeof makeRemote>> }>({
  /** A copy of the repository with a new remote in it. */
  house: [
    async ({}, provide) => {
      const house = await makeRemote('sample-desk');
      await provide(house);
      await house.remove();
    },
    { scope: 'worker', timeout: 2 * minutes },
  ],
});
// One walk ships, so the portal is their own; one copy is enough.
test.use({ portalOptions: {} });
test.describe.configure({ mode: 'default', timeout: 5 * minutes });

test('the remote that npm run new-remote makes has no fault, and its own tests pass', async ({ house }) => {
  /** The files that the command made and changed, as it printed them. */
  const files = [...house.said.matchAll(/^ {2}(\S+\.\w+)$/gm)].map(([, file = '']) => file);
  expect(files).toContain('remote-sample-desk/src/screens/SampleDeskScreen.tsx');

  await house.run('prettier', '--check', ...files);
  await house.run('node', '--import', './scripts/install.mjs', 'scripts/checks/checkHouse.ts');
  await house.run('node', '--import', './scripts/install.mjs', 'scripts/generated/generate.ts', '--check');
  await house.run('tsc', '-p', '.');
  await house.run('eslint', '--max-warnings', '0', ...files.filter((file) => /\.(tsx?|js)$/.test(file)));
  expect(await house.run('jest', 'remote-sample-desk')).toMatch(/Tests: +3 passed, 3 total/);
});

test('it ships as it was made: first alone, then the host that names it, into a portal that is being read', async ({
  arrive,
  arriveSignedIn,
  house,
  portal,
}) => {
  const ship = (app: string) =>
    house.run(
      ...(['node', '--import', './scripts/install.mjs', 'scripts/release/portal.ts', 'ship'] as const),
      ...[app, '--store', portal.directory],
    );
  const reader = await arriveSignedIn();
  const { page, bar } = reader;
  await reader.open('/reports');
  await expect(reader.list.link('Renewable Energy')).toBeVisible();

  expect(await ship('sample-desk')).toMatch(/remote-sample-desk .* was nothing\nRelease \d+ is live/);
  await reader.open('/sample-desk');
  await expect(reader.heading('Page not found')).toBeVisible();

  expect(await ship('host')).toMatch(/Release \d+ is live in production/);
  await reader.open('/reports');
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
  await bar.link('Sample desk').click();
  await expect(reader.heading('Sample desk')).toBeFocused();
  await expect(bar.navigation.locator('[aria-current]')).toHaveText(['Sample desk']);
  await expect(page).toHaveURL('/sample-desk');
  await page.reload();
  await expect(reader.heading('Sample desk')).toBeVisible();
  await expect(page).toHaveTitle(/^Sample desk – /);
  expect(reader.faults()).toEqual([]);

  const stranger = await arrive();
  await stranger.openSignedIn('/sample-desk');
  await expect(stranger.heading('Sample desk')).toBeVisible();
  await expect(stranger.page).toHaveURL('/sample-desk');
});

test('npm start runs it alone, and edits appear', async ({ page, house }) => {
  const development = await startDevelopmentOf(house.directory, 'sample-desk');
  try {
    const pages = new PortalPages(page);
    await page.goto(development.origin);
    await expect(pages.heading('Sample desk')).toBeVisible();
    development.edit(
      'remote-sample-desk/src/screens/SampleDeskScreen.tsx',
      '<PageHeading>Sample desk</PageHeading>',
      '<PageHeading>A desk of ours</PageHeading>',
    );
    await expect(pages.heading('A desk of ours')).toBeVisible({ timeout: minutes });
  } finally {
    await development.stop();
  }
});
