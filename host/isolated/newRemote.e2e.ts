import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addScreen } from './addScreen';
import { makeRemote } from './makeRemote';
import { expect, test as base } from '../e2e/test';

const minutes = 60_000;
/** Of a page that nobody has. */
const gone = 'There is nothing at this address. It may have been mistyped, or the page is no longer here.';

const test = base.extend<object, { house: Awaited<ReturnType<typeof makeRemote>> }>({
  /** A copy of the repository with a new remote in it. */
  house: [
    async ({}, provide) => {
      const house = await makeRemote('sample-desk');
      await provide(house);
      await house.remove();
    },
    { scope: 'worker', timeout: 5 * minutes },
  ],
});
// One walk ships, so the portal is their own.
test.use({ portalOptions: {} });
test.describe.configure({ timeout: 15 * minutes });

test('the remote that npm run new-remote makes has no fault, and its own tests pass', async ({ house }) => {
  /** The files that the command made, as it printed them. */
  const files = [...house.said.matchAll(/^ {2}(\S+\.\w+)$/gm)].map(([, file = '']) => file);
  expect(files).toContain('remote-sample-desk/src/screens/SampleDeskScreen.tsx');

  await house.run('prettier', '--check', ...files);
  await house.run('node', '--import', './scripts/install.mjs', 'scripts/checks/checkHouse.ts');
  await house.run('knip');
  await house.run('eslint', '--max-warnings', '0', ...files.filter((file) => /\.(tsx?|js)$/.test(file)));
  // Nothing outside the folder imports it, and the compiler takes a third of the time.
  const own = JSON.stringify({ extends: './tsconfig.json', include: ['remote-sample-desk/src'] });
  const config = path.join(house.directory, 'tsconfig.remote.json');
  writeFileSync(config, own);
  await house.run('tsc', '-p', config);
  rmSync(config);
  expect(await house.run('jest', 'remote-sample-desk')).toMatch(/Tests: +3 passed, 3 total/);
});

/** Also makes a call that the fake servers of the host's tests do not know. */
const panelText = `import { createLoader, useLoad, usePanelReady, type Load } from '@portal/shared';
import type { SlotProps } from '@portal/shared/declaration';
import { atom } from 'jotai';

const topicsLoader = createLoader({
  name: 'sample-desk.topics',
  stateAtom: atom<Load<unknown>>({ status: 'idle' }),
  fetch: (http, signal) => http.get('/ai/topics', { signal }),
});

export function SampleDeskPanel({ onReady }: SlotProps) {
  const { load } = useLoad(topicsLoader);
  usePanelReady(onReady, load.status !== 'loading');
  return <p>{load.status}</p>;
}
`;

test('the host’s tests pass beside a remote whose panel makes a call of its own', async ({ house }) => {
  const panel = path.join(house.directory, 'remote-sample-desk/src/screens/SampleDeskPanel.tsx');
  const before = readFileSync(panel, 'utf8');
  writeFileSync(panel, panelText);
  expect(await house.run('jest', 'host/src/App.test')).toMatch(/Tests: +\d+ passed/);
  writeFileSync(panel, before);
});

const storyText = `import { PageHeading } from '@portal/shared';
import type { ScreenProps } from '@portal/shared/declaration';
import type { portal } from '../portal';

export function StoryScreen({ slug }: ScreenProps<typeof portal, 'StoryScreen'>) {
  return <PageHeading>{\`Story \${slug}\`}</PageHeading>;
}
`;
/** Makes a call of its own, which only its remote knows. */
const archiveText = `import { createLoader, PageHeading, useLoad, type Load } from '@portal/shared';
import { atom } from 'jotai';

const storiesLoader = createLoader({
  name: 'sample-desk.stories',
  stateAtom: atom<Load<unknown>>({ status: 'idle' }),
  fetch: (http, signal) => http.get('/ai/stories', { signal }),
});

export function ArchiveScreen() {
  const { load } = useLoad(storiesLoader);
  return (
    <>
      <PageHeading>Archive</PageHeading>
      <p>{load.status}</p>
    </>
  );
}
`;

test('it goes live alone, gets another page and is taken back, and the host stays as it was built', async ({
  arriveSignedIn,
  house,
  portal,
}) => {
  const release = (...words: string[]) =>
    house.run(
      ...(['node', '--import', './scripts/install.mjs', 'scripts/release/portal.ts'] as const),
      ...[...words, '--store', portal.directory],
    );
  const remote = path.join(house.directory, 'remote-sample-desk');
  const hostBuild = async () => /\/apps\/host\/(\w+)\//.exec(await (await fetch(portal.origin)).text())?.[1];
  const host = await hostBuild();
  expect(host).toBeDefined();
  const reader = await arriveSignedIn();
  const { bar, main } = reader;
  const panel = main.getByRole('heading', { level: 2, name: 'Sample desk' });
  const everyday = main.getByRole('link', { name: 'All reports' });
  await reader.open('/sample-desk');
  await expect(reader.notices.noPage).toBeVisible();

  // Two addresses, a navigation item and a panel.
  addScreen(remote, 'StoryScreen', '/sample-desk/:slug', storyText);
  expect(await release('ship', 'sample-desk')).toMatch(
    /remote-sample-desk .* was nothing\nRelease \d+ is live/,
  );
  await reader.open('/');
  await expect(everyday).toBeVisible();
  await expect(panel).toBeVisible();
  await main.getByRole('link', { name: 'Open Sample desk' }).click();
  await expect(reader.heading('Sample desk')).toBeFocused();
  await expect(reader.page).toHaveURL('/sample-desk');
  await expect(reader.page).toHaveTitle(/^Sample desk – /);
  await expect(bar.navigation.locator('[aria-current]')).toHaveText(['Sample desk']);
  for (const slug of ['first', 'archive']) {
    await reader.open(`/sample-desk/${slug}`);
    await expect(reader.heading(`Story ${slug}`)).toBeVisible();
  }
  await bar.reports.click();
  await expect(reader.list.link('Renewable Energy')).toBeVisible();
  await bar.link('Sample desk').click();
  await expect(reader.heading('Sample desk')).toBeVisible();

  // A third address; the gate's browser has seen one ship of this remote.
  addScreen(remote, 'ArchiveScreen', '/sample-desk/archive', archiveText);
  expect(await release('ship', 'sample-desk', '--no-browser')).toMatch(/Release \d+ is live/);
  await reader.open('/sample-desk/archive');
  await expect(reader.heading('Archive')).toBeVisible();
  await reader.open('/sample-desk/first');
  await expect(reader.heading('Story first')).toBeVisible();

  // Taken back, ship by ship.
  await release('rollback', '--app', 'sample-desk');
  await reader.open('/sample-desk/archive');
  await expect(reader.heading('Story archive')).toBeVisible();
  await release('rollback', '--app', 'sample-desk');
  await expect(reader.heading('Story archive')).toBeVisible();
  await reader.page.reload();
  await expect(reader.line(gone)).toBeVisible();
  await expect(bar.reports).toBeVisible();
  await expect(bar.link('Sample desk')).toHaveCount(0);
  await reader.open('/');
  await expect(everyday).toBeVisible();
  await expect(panel).toHaveCount(0);

  expect(await hostBuild()).toBe(host);
  const others = house.changed().filter((file) => !file.startsWith('remote-sample-desk/'));
  expect(others).toEqual(['package-lock.json']);
  // The archive's call is one that nobody answers where the copy's samples are not known.
  const faults = reader.faults().filter((fault) => !fault.includes('sample-desk.stories: ERR_BAD_REQUEST'));
  expect(faults).toEqual([]);
});
