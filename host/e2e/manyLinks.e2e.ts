import type { PageData } from './changePage';
import { expect, test } from './test';

const labels = ['News', 'Press reviews', 'Market data', 'Archive', 'People', 'Topics of the week'];

/** As if a team had declared a page for each of the labels. */
function addLinks({ remotes }: PageData) {
  const { screens = {}, navigation } =
    remotes.find(({ name }) => name === 'remote_reports')?.declaration ?? {};
  labels.forEach((label, index) => {
    const screen = `Further${String(index)}Screen`;
    screens[screen] = { address: `/further-${String(index)}`, title: label, unavailable: 'Not available.' };
    navigation?.push({ label, screen, order: 20 + index });
  });
}

for (const [width, size] of [
  [768, '100%'],
  [1280, '200%'],
] as const)
  test(`S-50, WCAG 1.4.10 seven links in the bar leave its tools in a window of ${String(width)} px with text of ${size}`, async ({
    arriveSignedIn,
    changePage,
  }) => {
    changePage(addLinks);
    const reader = await arriveSignedIn({ viewport: { width, height: 800 } });
    const { page, bar, userMenu } = reader;
    await reader.open('/reports');
    await expect(reader.list.links.first()).toBeVisible();
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);

    await expect(userMenu.button).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await bar.links.allTextContents()).toEqual(['Media Monitoring', ...labels]);
    const last = bar.link('Topics of the week');
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 0.95 });
    await expect(userMenu.button).toBeInViewport({ ratio: 1 });
    expect((await bar.home.boundingBox())?.width).toBeGreaterThanOrEqual(28);
  });
