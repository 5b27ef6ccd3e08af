import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Reader } from './Reader';
import type { Portal } from './startPortal';
import { expect, test } from './test';

/** The builds that the release page names, by app. */
function liveBuilds({ directory }: Portal): Record<string, string> {
  const page = readFileSync(path.join(directory, 'index.html'), 'utf8');
  const data = /id="portal-page">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  return (JSON.parse(data) as { release: { builds: Record<string, string> } }).release.builds;
}

function commitOf({ directory }: Portal, app: string, build: string): string | null {
  const record = readFileSync(path.join(directory, 'apps', app, build, 'release.json'), 'utf8');
  return (JSON.parse(record) as { commit: string | null }).commit;
}

async function openFromMenu({ userMenu }: Reader): Promise<void> {
  await userMenu.button.press('Enter');
  await userMenu.aboutItem.click();
}

test('the user menu shows which builds are running, and copies them for support', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { about } = reader;
  await reader.open('/reports/renewable-energy?q=mine#part');
  await openFromMenu(reader);
  await expect(about.dialog.getByText(/ask your company’s support/)).toBeVisible();
  await expect(about.apps.first()).toBeHidden();
  await expect(about.heading).toBeFocused();
  await about.details.click();
  const builds = Object.entries(liveBuilds(portal));
  expect(builds.map(([app]) => app)).toEqual(
    expect.arrayContaining(['host', 'remote-auth', 'remote-reports']),
  );
  for (const [app, build] of builds) {
    const entry = about.apps.filter({ hasText: app });
    await expect(entry).toContainText(build);
    const commit = commitOf(portal, app, build);
    if (commit) await expect(entry).toContainText(commit.slice(0, 7));
  }
  await expect(about.dialog.getByText(/^Release \d+, production, made/)).toBeVisible();

  await about.copyButton.click();
  await expect(about.outcome).toHaveText('Copied.');
  const copied = await reader.page.evaluate(() => navigator.clipboard.readText());
  for (const [app, build] of builds) expect(copied).toContain(`${app} ${build}`);
  expect(copied).toContain(`\nAddress: ${portal.origin}/reports/renewable-energy\n`);
  expect(copied).toContain('\nBrowser: Mozilla/');
  expect(copied).not.toMatch(/mine|#part|Ada|@|eyJ/);

  await reader.page.keyboard.press('Escape');
  await expect(about.dialog).toBeHidden();
  await expect(reader.userMenu.buttonOf('Ada Okafor')).toBeFocused();
  expect(reader.faults()).toEqual([]);
});

test('on a phone it is in the menu, and the focus comes back to its button', async ({ arriveSignedIn }) => {
  const { page, mobileMenu, about } = await arriveSignedIn({ viewport: { width: 390, height: 844 } });
  await page.goto('/reports');
  await mobileMenu.button.press('Enter');
  await mobileMenu.aboutButton.press('Enter');
  await about.closeButton.press('Enter');
  await expect(about.dialog).toBeHidden();
  await expect(mobileMenu.button).toBeFocused();
});

test('records that cannot be had leave the builds, and a calm line', async ({ arriveSignedIn, portal }) => {
  const reader = await arriveSignedIn();
  await reader.page.route('**/release.json', (route) => route.fulfill({ status: 404 }));
  await reader.open('/');
  await openFromMenu(reader);
  await reader.about.details.click();
  await expect(
    reader.about.dialog.getByText('Where a build came from could not be found out.'),
  ).toBeVisible();
  await expect(reader.about.apps).toHaveCount(Object.keys(liveBuilds(portal)).length);
  expect(reader.faults()).toEqual([]);
});

test('a dialog whose code cannot be had is asked for again at the next press', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn();
  await reader.page.route('**/about.*', (route) => route.abort());
  await reader.open('/');
  await openFromMenu(reader);
  await expect.poll(() => reader.faults().filter((text) => text.includes('bar.about')).length).toBe(1);
  await reader.page.unroute('**/about.*');
  await openFromMenu(reader);
  await expect(reader.about.dialog).toBeVisible();
});
