import { expectAt, openReport, scrolled, scrollTo } from './standing';
import { startOfWords } from './startOfWords';
import { expect, test } from './test';

const path = '/reports/renewable-energy';

test('R-20 j and k go on from where the page stands, with every key press, and not from the last focus', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { keyboard } = reader.page;
  await openReport(reader, path);
  await keyboard.press('j');
  await expectAt(reader, 0);
  for (const key of 'jjj') await keyboard.press(key);
  await expectAt(reader, 3);
  await keyboard.press('k');
  await expectAt(reader, 2);
  await scrollTo(reader, 6, 200);
  await keyboard.press('j');
  await expectAt(reader, 7);
  await scrollTo(reader, 4, -40);
  await keyboard.press('k');
  await expectAt(reader, 3);
  expect(reader.faults()).toEqual([]);
});

test('R-20 o opens the original of the article where the page stands, which is read then, and m changes it', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page, report } = reader;
  await page.context().route('https://**', (route) => route.abort());
  await openReport(reader, path);
  await scrollTo(reader, 2, 100);
  const { readToggle: toggle, original: link } = report.articleAt(2);
  const original = await link.getAttribute('href');
  const opened = page.waitForEvent('popup');
  const asked = page.context().waitForEvent('request', (request) => request.url() === original);
  await page.keyboard.press('o');
  await asked;
  await (await opened).close();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const place = await scrolled(reader);
  await page.keyboard.press('m');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(/^Unread again: /).first()).toBeVisible();
  await page.keyboard.press('m');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await scrolled(reader)).toBe(place);
});

test('R-20 brackets lead through the days, and s to the box, in which keys are letters', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page, report } = reader;
  const { keyboard } = page;
  await openReport(reader, path);
  const older = await report.olderLink.getAttribute('href');
  await keyboard.press('[');
  await expect(page).toHaveURL(older ?? '');
  await expect(reader.heading('Renewable Energy')).toBeFocused();
  await expect(report.shortcuts.button).toBeVisible();
  await keyboard.press(']');
  await expect(page).not.toHaveURL(older ?? '');
  await expect(page.getByText('Fri, November 20, 2026')).toBeVisible();
  await expect(report.shortcuts.button).toBeVisible();
  await expect(report.find.box).toBeVisible();
  await keyboard.press('s');
  await expect(report.find.box).toBeFocused();
  await expect(report.find.box).toBeInViewport();
  await keyboard.type('jokms');
  await expect(report.find.box).toHaveValue('jokms');
  await expect(page.getByText('No article matches “\u2068jokms\u2069”.').first()).toBeVisible();
  expect(reader.faults()).toEqual([]);
});

test('R-20 the way to the keys begins where the text does, and a phone, which has none, does without', async ({
  arriveSignedIn,
}) => {
  const viewport = { width: 390, height: 844 };
  const reader = await arriveSignedIn({ viewport });
  await openReport(reader, path);
  const { shortcuts, actions } = reader.report;
  expect(await startOfWords(shortcuts.button)).toBe((await actions.boundingBox())?.x);

  const touched = await arriveSignedIn({ viewport, hasTouch: true, isMobile: true });
  await touched.open(path);
  await expect(touched.report.actions).toBeVisible();
  await expect(touched.main.getByText('Keyboard shortcuts')).toHaveCount(1);
  await expect(touched.report.shortcuts.button).toBeHidden();
});
