import { expect, test } from './test';

const slug = 'renewable-energy';

test('R-4 what is marked as read stays so after a reload, in another tab and in another version, until sign-out', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  await reader.open(`/reports/${slug}`);
  await expect(reader.report.summary).toBeVisible();
  const { readToggle: toggle, original } = reader.report.articleAt(0);
  await expect(toggle).toBeEnabled();
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(toggle).toHaveText('✓ Read');
  await expect(reader.report.glance).toContainText('1 read');

  const other = await reader.openTab(`/reports/${slug}`);
  await expect(other.report.articleAt(0).readToggle).toHaveAttribute('aria-pressed', 'true');
  await reader.page.context().route('https://**', (route) => route.abort());
  const opened = reader.page.waitForEvent('popup');
  await reader.report.articleAt(1).original.click();
  await (await opened).close();
  for (const tab of [reader, other])
    await expect(tab.report.articleAt(1).readToggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(other.report.articleAt(0).readToggle).toHaveAttribute('aria-pressed', 'false');
  await reader.page.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(reader.report.articleAt(1).readToggle).toHaveAttribute('aria-pressed', 'true');
  await expect(original).toBeVisible();

  await reader.signOut();
  await expect(reader.login.button).toBeVisible();
  const kept = await reader.page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.includes('.reader.'))).toEqual([]);
});

test('R-5 articles that no opened version has are new, also after a reload; none is in the first, or an older one', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const isReady = async () => {
    await expect(reader.report.summary).toBeVisible();
    await expect(reader.report.articleAt(0).readToggle).toBeEnabled();
  };
  await reader.open(`/reports/${slug}/20261119`);
  await isReady();
  await expect(reader.report.newMarks).toHaveCount(0);
  await reader.report.olderLink.click();
  await expect(reader.page).toHaveURL(`/reports/${slug}/20261118`);
  await isReady();
  await expect(reader.report.newMarks).toHaveCount(0);

  await reader.main.getByRole('link', { name: 'Read the latest' }).click();
  await expect(reader.report.newMarks).not.toHaveCount(0);
  await reader.report.untilWhole();
  const count = await reader.report.newMarks.count();
  await expect(reader.report.glance).toContainText(`${String(count)} new`);
  await reader.page.reload();
  await expect(reader.report.newMarks).toHaveCount(count);
  expect(reader.faults()).toEqual([]);
});

test('R-5 on a phone the mark of a new article takes no line of its own, seen or not', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: { width: 390, height: 844 } });
  const { report, page } = reader;
  /** How far (px) the title of each article is below what is seen above it. */
  const gaps = () =>
    report.articles.evaluateAll((articles) =>
      articles.map((article) => {
        const [origin, title] = [article.children[0], article.querySelector('h3')];
        const rows = Array.from(origin?.querySelectorAll('span, bdi') ?? [], (one) =>
          one.getBoundingClientRect(),
        );
        return (title?.getBoundingClientRect().top ?? 0) - Math.max(...rows.map(({ bottom }) => bottom));
      }),
    );
  await reader.open(`/reports/${slug}/20261119`);
  await expect(report.articleAt(0).readToggle).toBeEnabled();
  await report.untilWhole();
  expect(Math.max(...(await gaps()))).toBeLessThan(20);

  await reader.open(`/reports/${slug}`);
  await expect(report.newMarks).not.toHaveCount(0);
  await report.untilWhole();
  expect(Math.max(...(await gaps()))).toBeLessThan(20);
  const beside = await page.evaluate(() =>
    Array.from(document.querySelectorAll('main article'), (article) => {
      const mark = Array.from(article.querySelectorAll('p')).find(({ textContent }) => textContent === 'New');
      const [at, around] = [mark?.getBoundingClientRect(), article.getBoundingClientRect()];
      const badge = article.querySelector('span')?.getBoundingClientRect();
      return at && badge && at.top >= around.top && at.right < around.right && at.bottom <= badge.top;
    }),
  );
  expect(new Set(beside)).toEqual(new Set([true]));
});

test('R-4, H-7 a record that is broken, or full, or of somebody else is none, and marks go on', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  const { readToggle: toggle } = reader.report.articleAt(0);
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

  // A call that is still on its way would end the session of this page, not of the next.
  await reader.untilKnown();
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
  await expect(reader.report.glance).toContainText('1 read');
  expect(reader.faults()).toEqual([]);
});
