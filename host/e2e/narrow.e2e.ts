import { narrowScreens } from './narrowScreens';
import { overhang } from './overhang';
import { spaceText } from './spaceText';
import { expect, test } from './test';

for (const { name, path, order, before, ready } of narrowScreens)
  test(`WCAG 1.4.10 ${name} fits 320 px, and twice the text`, async ({ arriveSignedIn, portal }) => {
    // A panel that slides in is beyond the edge on its way.
    const reader = await arriveSignedIn(
      { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' },
      'Wilhelmina',
    );
    if (order) await portal.control(order);
    await before?.(reader.page);
    await reader.open(path);
    await ready(reader);
    expect(await overhang(reader)).toEqual([]);

    await reader.page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    // Data of one endless letter and nothing else need not fit a phone.
    for (const width of order?.['mode'] === 'hostile' ? [640] : [640, 390]) {
      await reader.page.setViewportSize({ width, height: 640 });
      expect(await overhang(reader)).toEqual([]);
    }
  });

test('WCAG 1.4.4 with twice the text a tablet has the sign of the company beside the links', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: { width: 768, height: 640 } });
  await reader.open('/reports');
  await expect(reader.list.links.first()).toBeVisible();
  await reader.page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect((await reader.bar.home.boundingBox())?.width).toBeGreaterThanOrEqual(56);
  expect(await overhang(reader)).toEqual([]);
});

test('S-29, WCAG 1.4.4 with twice the text on a phone no line of the date has a dot and nothing else', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: { width: 390, height: 844 } });
  await reader.open('/reports/renewable-energy');
  const date = reader.main.locator('time').first();
  await expect(date).toBeVisible();
  await reader.page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  // At which of them the date has just no room for the dot depends on the font.
  for (let width = 480; width >= 320; width -= 4) {
    await reader.page.setViewportSize({ width, height: 844 });
    const lines = await date.evaluate((one) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      const own = new Set(Array.from(words.getClientRects(), ({ top }) => top)).size;
      return {
        own,
        withDot: one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight),
      };
    });
    expect(lines.withDot, `at ${String(width)} px`).toBeLessThan(lines.own + 0.5);
  }
});

test('WCAG 1.4.12 text with more room between its lines, words and letters is not cut off', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: { width: 390, height: 844 } });
  for (const path of ['/', '/reports', '/reports/renewable-energy']) {
    await reader.open(path);
    await expect(reader.main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(reader.main.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await spaceText(reader.page);
    expect(await overhang(reader)).toEqual([]);
    const cut = await reader.page
      .locator('main button, main a, main h1, main h2, main h3')
      .evaluateAll((all) =>
        all
          .filter(
            (element) =>
              element.scrollHeight > element.clientHeight + 2 &&
              getComputedStyle(element).overflowY === 'hidden',
          )
          .map((element) => element.textContent),
      );
    expect(cut).toEqual([]);
  }
});

test('D-16 at 320 px the title of the history is one line beside its button', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
  await reader.open('/reports/renewable-energy');
  await reader.report.historyButton.click();
  await expect(reader.history.closeButton).toHaveText('Close panel');
  const linesOf = (shown: Element) => {
    const range = document.createRange();
    range.selectNodeContents(shown);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  };
  expect(await reader.history.heading.evaluate(linesOf)).toBe(1);
  expect(await overhang(reader)).toEqual([]);
  const [title, date] = [reader.history.heading, reader.history.links.first().locator('bdi')].map((text) =>
    text.evaluate((shown) => shown.getBoundingClientRect().left),
  );
  expect(await title).toBe(await date);
});
