import { accessibilityFaults } from './accessibilityFaults';
import { forcedColourFaults } from './forcedColourFaults';
import { address, dismiss, offer, readOn, wayOn } from './continueOffer';
import type { Reader } from './Reader';
import { expect, test } from './test';
import { watchShifts } from './watchShifts';

const windows = [
  ['a desk', { viewport: { width: 1280, height: 800 } }],
  ['a phone', { viewport: { width: 390, height: 844 } }],
] as const;

const scrolled = ({ page }: Reader) => page.evaluate(() => scrollY);

for (const [name, options] of windows)
  test(`change 10 on ${name} a report offers to go on, nothing moves, and it leads there when it is pressed`, async ({
    arriveSignedIn,
  }) => {
    const reader = await arriveSignedIn(options);
    const title = await readOn(reader);

    const tab = await reader.openTab('about:blank');
    const shifts = await watchShifts(tab);
    await tab.open(address);
    await expect(offer(tab)).toContainText(title);
    expect(await shifts()).toEqual([]);
    expect(await scrolled(tab)).toBe(0);
    expect(await accessibilityFaults(tab.page)).toEqual([]);
    await tab.page.emulateMedia({ forcedColors: 'active' });
    expect(await forcedColourFaults(tab.page)).toEqual([]);
    await tab.page.emulateMedia({ forcedColors: null, media: 'print' });
    await expect(offer(tab)).toBeHidden();
    await tab.page.emulateMedia({ media: 'screen' });

    await wayOn(tab).press('Enter');
    await expect(offer(tab)).toBeHidden();
    const article = tab.report.articles.nth(3);
    await expect(article.getByRole('heading', { level: 3 })).toBeFocused();
    await expect
      .poll(() => article.evaluate((one) => Math.abs(one.getBoundingClientRect().top - 72)))
      .toBeLessThanOrEqual(2);
    expect(tab.faults()).toEqual([]);
  });

test('change 10 the offer goes for good with its button, and a page loaded again needs none', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  await readOn(reader);
  const place = await scrolled(reader);
  await reader.page.reload();
  await expect.poll(() => scrolled(reader)).toBe(place);
  await reader.untilQuiet();
  await expect(offer(reader)).toBeHidden();

  const tab = await reader.openTab(address);
  await dismiss(tab).click();
  await expect(offer(tab)).toBeHidden();
  expect(await scrolled(tab)).toBe(0);
  await tab.page.keyboard.press('Tab');
  await expect(tab.main.locator(':focus')).toHaveCount(1);
  const next = await reader.openTab(address);
  await next.untilQuiet();
  await expect(offer(next)).toBeHidden();
});

test('change 10, R-7 over a report that is filtered the way on finds its article all the same', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const title = await readOn(reader);
  const tab = await reader.openTab(address);
  const { find, articles } = tab.report;
  await expect(offer(tab)).toBeVisible();
  await find.box.fill('no article has these words');
  await expect(articles.filter({ visible: true })).toHaveCount(0);
  await wayOn(tab).press('Enter');
  await expect(articles.filter({ visible: true })).toHaveCount(11);
  await expect(tab.main.getByRole('heading', { level: 3, name: title })).toBeFocused();
});

for (const [name, options] of windows)
  test(`change 10 on ${name} the front page leads back to the article, until the reader signs out`, async ({
    arriveSignedIn,
  }) => {
    const reader = await arriveSignedIn(options);
    const title = await readOn(reader);
    await reader.open('/');
    const { main } = reader;
    const list = main.getByRole('list', { name: 'Continue reading' });
    const reports = main.getByRole('list', { name: /^(Today’s|Latest) reports$/ });
    await expect(list.getByRole('link')).toHaveText([title]);
    expect(await accessibilityFaults(reader.page)).toEqual([]);
    const [box, rows] = [await list.boundingBox(), await reports.getByRole('listitem').first().boundingBox()];
    if (name === 'a desk') expect(box?.x).toBeGreaterThan((rows?.x ?? 0) + (rows?.width ?? 0));
    // Nothing is new: what was being read is the first thing.
    else expect(box?.y).toBeLessThan(rows?.y ?? 0);
    const rules = [list, reports].map((one) =>
      one.evaluate(({ lastElementChild: row }) => {
        if (!row) return [];
        const { borderTopWidth, borderBottomWidth } = getComputedStyle(row);
        return [borderTopWidth, borderBottomWidth];
      }),
    );
    expect(await Promise.all(rules)).toEqual([
      ['1px', '0px'],
      ['1px', '0px'],
    ]);

    await list.getByRole('link').click();
    const heading = reader.report.articles.nth(3).getByRole('heading', { level: 3 });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    expect(reader.path()).toMatch(/^\/reports\/renewable-energy\/\d{8}#a-/);

    if (name === 'a desk') await reader.signOut();
    else {
      await reader.mobileMenu.button.click();
      await reader.mobileMenu.signOutButton.click();
    }
    await expect(reader.login.button).toBeVisible();
    expect(JSON.stringify(await reader.stored())).not.toContain(title);
  });
