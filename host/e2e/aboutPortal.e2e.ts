import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from './eventually';
import type { Reader } from './Reader';
import { withPortal } from './withPortal';

const stage = withPortal();
const dialog = ({ page }: Reader) => page.getByRole('dialog', { name: 'About this portal' });

/** What the page says that it runs. */
function live(): Record<string, string> {
  const page = readFileSync(path.join(stage.portal.directory, 'index.html'), 'utf8');
  const data = /id="portal-page">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  return (JSON.parse(data) as { release: { builds: Record<string, string> } }).release.builds;
}

const recordOf = (app: string, build: string) =>
  JSON.parse(readFileSync(path.join(stage.portal.directory, 'apps', app, build, 'release.json'), 'utf8')) as {
    commit: string | null;
  };

async function openFromMenu({ page }: Reader): Promise<void> {
  await page.locator('[data-tool="user"]').waitFor();
  await page.getByRole('button', { name: /^Open user menu/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'About this portal' }).waitFor();
  await page.getByRole('menuitem', { name: 'About this portal' }).click();
}

test('the user menu shows which builds are running, and copies them for support', async () => {
  const reader = await stage.arriveSignedIn({ permissions: ['clipboard-read', 'clipboard-write'] });
  await reader.open('/reports/renewable-energy?q=mine#part');
  await openFromMenu(reader);
  await dialog(reader).waitFor();
  for (const [app, build] of Object.entries(live())) {
    const entry = dialog(reader).getByRole('listitem').filter({ hasText: app });
    await entry.getByText(build).waitFor();
    const { commit } = recordOf(app, build);
    if (commit) await entry.getByText(commit.slice(0, 7)).waitFor();
  }
  await dialog(reader)
    .getByText(/^Release \d+, production, made/)
    .waitFor();
  expect(await reader.focused()).toBe('h2: About this portal');

  await dialog(reader).getByRole('button', { name: 'Copy for support' }).click();
  await dialog(reader).getByRole('status').getByText('Copied.').waitFor();
  const copied = await reader.page.evaluate(() => navigator.clipboard.readText());
  for (const [app, build] of Object.entries(live())) expect(copied).toContain(`${app} ${build}`);
  expect(copied).toContain(`\nAddress: ${stage.portal.origin}/reports/renewable-energy\n`);
  expect(copied).toContain('\nBrowser: Mozilla/');
  expect(copied).not.toMatch(/mine|#part|Ada|@|eyJ/);

  await reader.page.keyboard.press('Escape');
  await dialog(reader).waitFor({ state: 'detached' });
  await eventually(() => reader.focused(), 'button: Open user menu, Ada Okafor');
  expect(reader.faults()).toEqual([]);
});

test('on a phone it is in the menu, and the focus comes back to its button', async () => {
  const reader = await stage.arriveSignedIn({ viewport: { width: 390, height: 844 } });
  await reader.open('/reports');
  await reader.page.locator('[data-tool="menu"]').waitFor();
  await reader.page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await reader.page.getByRole('button', { name: 'About this portal' }).press('Enter');
  await dialog(reader).waitFor();
  await dialog(reader).getByRole('button', { name: 'Close' }).press('Enter');
  await dialog(reader).waitFor({ state: 'detached' });
  await eventually(() => reader.focused(), 'button: Open menu');
});

test('records that cannot be had leave the builds, and a calm line', async () => {
  const reader = await stage.arriveSignedIn();
  await reader.page.route('**/release.json', (route) => route.fulfill({ status: 404 }));
  await reader.open('/');
  await openFromMenu(reader);
  await dialog(reader).getByText('Where a build came from could not be found out.').waitFor();
  expect(await dialog(reader).getByRole('listitem').count()).toBe(3);
  expect(reader.faults()).toEqual([]);
});

test('a dialog whose code cannot be had is asked for again at the next press', async () => {
  const reader = await stage.arriveSignedIn();
  await reader.page.route('**/about.*', (route) => route.abort());
  await reader.open('/');
  await openFromMenu(reader);
  await eventually(() => reader.faults().filter((text) => text.includes('bar.about')).length, 1);
  await reader.page.unroute('**/about.*');
  await openFromMenu(reader);
  await dialog(reader).waitFor();
});
