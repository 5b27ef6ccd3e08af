import type { Reader } from './Reader';
import { expect, test } from './test';

const slug = 'renewable-energy';

/** The article at a place of the report, with its mark and its button. */
function articleAt({ report }: Reader, place: number) {
  const article = report.articles.nth(place);
  return {
    toggle: article.getByRole('button', { name: /^Mark as read: / }),
    original: article.getByRole('link', { name: /^Read the original: / }),
  };
}

const newMarks = ({ report }: Reader) =>
  report.articles.getByText('New', { exact: true }).filter({ visible: true });

const glance = ({ main }: Reader) => main.getByRole('list', { name: 'At a glance' });

test('R-4 what is marked as read stays so after a reload, in another tab and in another version, until sign-out', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  await reader.open(`/reports/${slug}`);
  await expect(reader.report.summary).toBeVisible();
  const { toggle, original } = articleAt(reader, 0);
  await expect(toggle).toBeEnabled();
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(toggle).toHaveText('✓ Read');
  await expect(glance(reader)).toContainText('1 read');

  const other = await reader.openTab(`/reports/${slug}`);
  await expect(articleAt(other, 0).toggle).toHaveAttribute('aria-pressed', 'true');
  await reader.page.context().route('https://**', (route) => route.abort());
  const opened = reader.page.waitForEvent('popup');
  await articleAt(reader, 1).original.click();
  await (await opened).close();
  for (const tab of [reader, other])
    await expect(articleAt(tab, 1).toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(articleAt(other, 0).toggle).toHaveAttribute('aria-pressed', 'false');
  await reader.page.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(articleAt(reader, 1).toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(original).toBeVisible();

  await reader.signOut();
  await expect(reader.login.button).toBeVisible();
  const kept = await reader.page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.includes('.reader.'))).toEqual([]);
});

test('R-5 articles that no opened version has are new, also after a reload; in the first report none is', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  await reader.open(`/reports/${slug}`);
  await expect(reader.report.summary).toBeVisible();
  await expect(articleAt(reader, 0).toggle).toBeEnabled();
  await expect(newMarks(reader)).toHaveCount(0);

  await reader.report.olderLink.click();
  await expect(newMarks(reader)).not.toHaveCount(0);
  const count = await newMarks(reader).count();
  await expect(glance(reader)).toContainText(`${String(count)} new`);
  await reader.page.reload();
  await expect(newMarks(reader)).toHaveCount(count);
  expect(reader.faults()).toEqual([]);
});

test('R-4, H-7 a record that is broken, or full, or of somebody else is none, and marks go on', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  const { toggle } = articleAt(reader, 0);
  await reader.open(`/reports/${slug}`);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const record = Object.entries(await reader.stored()).find(([, value]) => value.includes(slug))?.[0] ?? '';
  expect(record).toMatch(/\.reader\./);

  // Before the page runs: one that runs would write its own over it.
  await reader.page.addInitScript((key) => {
    if (!sessionStorage.getItem('broken')) localStorage.setItem(key, '{"slug"');
    sessionStorage.setItem('broken', 'yes');
  }, record);
  await reader.page.reload();
  await expect(toggle).toBeEnabled();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await reader.page.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');

  await portal.control({ revoke: true });
  await reader.page.reload();
  await expect(reader.login.button).toBeVisible();
  expect(reader.logged()).toEqual([expect.stringContaining('401')]);
  reader.console.length = 0;
  await reader.context.clearCookies();
  await reader.signIn('Jonas');
  await reader.open(`/reports/${slug}`);
  await reader.untilKnown('Jonas Meier');
  await expect(toggle).toBeEnabled();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');

  await reader.page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(glance(reader)).toContainText('1 read');
  expect(reader.faults()).toEqual([]);
});
