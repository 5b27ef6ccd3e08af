import { makeRemote } from './makeRemote';
import { startDevelopmentOf } from './startDevelopment';
import { withPortal } from './withPortal';

const minutes = 60_000;
const stage = withPortal();

let house: Awaited<ReturnType<typeof makeRemote>>;
beforeAll(async () => {
  house = await makeRemote('sample-desk');
}, 2 * minutes);
afterAll(() => house.remove());

/** What the command made and changed, as it printed it. */
const written = () => [...house.said.matchAll(/^ {2}(\S+\.\w+)$/gm)].map(([, file = '']) => file);

test(
  'what npm run new-remote makes and changes has no fault, and its own tests pass',
  async () => {
    const files = written();
    expect(files).toContain('remote-sample-desk/src/screens/SampleDeskScreen.tsx');
    expect(files).toContain('host/src/App.tsx');

    await house.run('prettier', '--check', ...files);
    await house.run('node', 'scripts/checks/checkHouse.mjs');
    await house.run('tsc', '-p', '.');
    await house.run('eslint', '--max-warnings', '0', ...files.filter((file) => /\.(tsx?|js)$/.test(file)));
    expect(await house.run('jest', 'remote-sample-desk')).toMatch(/Tests: +2 passed, 2 total/);
  },
  5 * minutes,
);

test(
  'it ships as it was made: first alone, then the host that names it, into a portal that is being read',
  async () => {
    const ship = (app: string) =>
      house.run('node', 'scripts/release.mjs', 'ship', app, '--store', stage.portal.directory);
    const reader = await stage.arriveSignedIn();
    await reader.open('/reports');
    await reader.page.getByRole('link', { name: 'Renewable Energy' }).waitFor();

    expect(await ship('sample-desk')).toMatch(/remote-sample-desk .* was nothing\nRelease \d+ is live/);
    await reader.open('/sample-desk');
    await reader.heading('Page not found').waitFor();

    expect(await ship('host')).toMatch(/Release \d+ is live in production/);
    await reader.open('/reports');
    await reader.page.getByRole('link', { name: 'Renewable Energy' }).waitFor();
    const bar = reader.page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Sample desk' }).click();
    await reader.heading('Sample desk').waitFor();
    expect(await bar.locator('[aria-current]').allTextContents()).toEqual(['Sample desk']);
    expect(reader.path()).toBe('/sample-desk');
    expect(await reader.focused()).toBe('h1: Sample desk');
    await reader.page.reload();
    await reader.heading('Sample desk').waitFor();
    expect(await reader.page.title()).toMatch(/^Sample desk – /);
    expect(reader.faults()).toEqual([]);

    const stranger = await stage.arrive();
    await stranger.openSignedIn('/sample-desk');
    await stranger.heading('Sample desk').waitFor();
    expect(stranger.path()).toBe('/sample-desk');
  },
  5 * minutes,
);

test(
  'npm start runs it alone, and edits appear',
  async () => {
    const development = await startDevelopmentOf(house.directory, 'sample-desk');
    try {
      const { page } = await stage.arrive();
      await page.goto(development.origin);
      await page.getByRole('heading', { level: 1, name: 'Sample desk' }).waitFor();
      development.edit(
        'remote-sample-desk/src/screens/SampleDeskScreen.tsx',
        '<PageHeading>Sample desk</PageHeading>',
        '<PageHeading>A desk of ours</PageHeading>',
      );
      await page.getByRole('heading', { level: 1, name: 'A desk of ours' }).waitFor();
    } finally {
      await development.stop();
    }
  },
  3 * minutes,
);
