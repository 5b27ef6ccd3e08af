import type { Page } from 'playwright-core';
import type { Reader } from './Reader';
import { spaceText } from './spaceText';
import { expect, test } from './test';

/** Everything beyond the right edge of the screen, or that makes it scroll sideways. */
const overhang = ({ page }: Reader) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const hidden = (element: Element) =>
      element.closest('[aria-hidden=true], [role=status], [data-headlessui-focus-guard]') !== null;
    return Array.from(document.querySelectorAll('body *'))
      .filter((element) => !hidden(element) && element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`)
      .concat(document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : [])
      .slice(0, 5);
  });

interface NarrowScreen {
  name: string;
  path: string;
  order?: Record<string, unknown>;
  before?: (page: Page) => Promise<unknown>;
  ready: (reader: Reader) => Promise<unknown>;
}

const largestText = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('portal.text', 'largest');
  });

const screens: NarrowScreen[] = [
  {
    name: 'the welcome page of hostile data',
    path: '/',
    order: { path: 'all', mode: 'hostile' },
    ready: ({ welcome }) => expect(welcome.rows.first()).toBeVisible(),
  },
  {
    name: 'the list of hostile data',
    path: '/reports',
    order: { path: 'all', mode: 'hostile' },
    ready: ({ list }) => expect(list.links.first()).toBeVisible(),
  },
  {
    name: 'the report of hostile data',
    path: '/reports/renewable-energy',
    order: { path: 'all', mode: 'hostile' },
    ready: ({ report }) => expect(report.articles.first()).toBeVisible(),
  },
  {
    name: 'the report in the largest text, and the choice of it',
    path: '/reports/renewable-energy',
    before: largestText,
    ready: async ({ report }) => {
      await expect(report.actions).toBeVisible();
      await report.text.button.click();
      await expect(report.text.option('Largest')).toBeChecked();
    },
  },
  {
    name: 'a history of nonsense',
    path: '/reports/b-36-segments-that-are-no-dates',
    order: { path: 'report', mode: 'hostile' },
    ready: async ({ report, history }) => {
      await report.historyButton.click();
      await expect(history.links.first()).toBeVisible();
    },
  },
  {
    name: 'the open menu',
    path: '/reports',
    ready: async ({ mobileMenu }) => {
      await mobileMenu.button.click();
      await expect(mobileMenu.signOutButton).toBeVisible();
    },
  },
  {
    name: 'the notifications',
    path: '/reports',
    ready: async ({ notifications }) => {
      await notifications.button.click();
      await expect(notifications.nothingNew).toBeVisible();
    },
  },
  {
    name: 'a report that is loading',
    path: '/reports/renewable-energy',
    order: { path: 'report', mode: 'hang' },
    ready: ({ page }) => expect(page.locator('[aria-busy=true]')).toBeVisible(),
  },
  {
    name: 'a screen whose remote is dead',
    path: '/reports',
    before: (page) => page.route('**/apps/remote-reports/**', (route) => route.abort()),
    ready: ({ tryAgain }) => expect(tryAgain).toBeVisible(),
  },
];

for (const { name, path, order, before, ready } of screens)
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

    await reader.page.setViewportSize({ width: 640, height: 640 });
    await reader.page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overhang(reader)).toEqual([]);
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
