import { address, dismiss, offer, readOn, wayOn } from './continueOffer';
import { expect, test } from './test';

test('change 10 on a phone a sheet of the tools stands above the offer', async ({ arriveSignedIn }) => {
  const viewport = { width: 390, height: 844 };
  const reader = await arriveSignedIn({ viewport });
  await readOn(reader);
  const tab = await reader.openTab(address);
  await tab.page.setViewportSize(viewport);
  await expect(dismiss(tab)).toBeInViewport();
  await tab.report.tool('Share').click();
  // A trial: that nothing else would get the press.
  await tab.main.getByRole('dialog').getByRole('button').last().click({ trial: true });
});

test('change 10 at 320 px the offer has its title and its button in sight', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn({ viewport: { width: 320, height: 640 } });
  await readOn(reader);
  const tab = await reader.openTab(address);
  await tab.page.setViewportSize({ width: 320, height: 640 });
  await expect(dismiss(tab)).toBeInViewport();
  const title = await offer(tab).locator('bdi').boundingBox();
  const box = await offer(tab).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0) - (title?.x ?? 320)).toBeGreaterThan(150);
  expect(await tab.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

for (const [width, text] of [
  [390, '100%'],
  [320, '200%'],
] as const)
  test(`change 10 in a window of ${String(width)} px, with text of ${text}, the offer covers no focus, and gives way to the topics`, async ({
    arriveSignedIn,
  }) => {
    const reader = await arriveSignedIn({ viewport: { width, height: 640 } });
    await readOn(reader);
    const tab = await reader.openTab(address);
    await tab.page.setViewportSize({ width, height: 640 });
    await tab.page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    await expect(dismiss(tab)).toBeInViewport({ ratio: 1 });
    // The next stop is where the offer floats.
    const fold = tab.report.topics.locator('summary');
    const next = await fold.boundingBox();
    await tab.page.setViewportSize({ width, height: Math.round((next?.y ?? 0) + (next?.height ?? 0) + 10) });
    for (const press of [wayOn(tab), dismiss(tab)]) {
      const box = await press.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(42);
    }

    await dismiss(tab).focus();
    await tab.page.keyboard.press('Tab');
    await expect(fold).toBeFocused();
    await expect
      .poll(async () => {
        const [focused, floating] = [await fold.boundingBox(), await dismiss(tab).boundingBox()];
        return (floating?.y ?? 0) - (focused?.y ?? 0) - (focused?.height ?? 0);
      })
      .toBeGreaterThan(0);
    await tab.report.articles.first().evaluate((article) => {
      article.scrollIntoView({ behavior: 'instant' });
    });
    await expect(dismiss(tab)).toBeHidden();
    await expect(tab.report.topicSheet.button).toBeInViewport();
    await tab.page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await expect(dismiss(tab)).toBeInViewport();
    await expect(tab.report.topicSheet.button).toBeHidden();
  });
