import type { Page } from 'playwright-core';
import type { Reader } from './Reader';
import { withPortal } from './withPortal';

const stage = withPortal();

/** What lies beyond the right edge of the screen, or makes it scroll sideways. */
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

const card = (reader: Reader) => reader.page.locator('main li h2').first().waitFor();
const report = (reader: Reader) => reader.page.getByRole('article').first().waitFor();

interface Narrow {
  what: string;
  path: string;
  order?: Record<string, unknown>;
  before?: (page: Page) => Promise<unknown>;
  ready: (reader: Reader) => Promise<unknown>;
}

const noRemote = (page: Page) => page.route('**/apps/remote-reports/**', (route) => route.abort());
const narrow: Narrow[] = [
  {
    what: 'the list of hostile data',
    path: '/reports',
    order: { path: 'all', mode: 'hostile' },
    ready: card,
  },
  {
    what: 'the report of hostile data',
    path: '/reports/renewable-energy',
    order: { path: 'all', mode: 'hostile' },
    ready: report,
  },
  {
    what: 'a history of nonsense',
    path: '/reports/b-36-segments-that-are-no-dates',
    order: { path: 'report', mode: 'hostile' },
    ready: async ({ page }) => {
      await page.getByRole('button', { name: 'Older Reports' }).click();
      await page.getByRole('dialog').getByRole('link').first().waitFor();
    },
  },
  {
    what: 'the open menu',
    path: '/reports',
    ready: async ({ page }) => {
      await page.locator('[data-tool=menu]').click();
      await page.getByRole('button', { name: 'Sign out' }).waitFor();
    },
  },
  {
    what: 'the notifications',
    path: '/reports',
    ready: async ({ page }) => {
      await page.locator('[data-tool=notifications]').click();
      await page.getByText('Nothing new').waitFor();
    },
  },
  {
    what: 'what is loading',
    path: '/reports/renewable-energy',
    order: { path: 'report', mode: 'hang' },
    ready: ({ page }) => page.locator('[aria-busy=true]').waitFor(),
  },
  {
    what: 'a screen whose remote is dead',
    path: '/reports',
    before: noRemote,
    ready: ({ page }) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
];

test.each(narrow)('1.4.10 $what fits 320 px, and twice the text', async ({ path, order, before, ready }) => {
  // What slides in is beyond the edge on its way.
  const reader = await stage.arriveSignedIn(
    { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' },
    'Wilhelmina',
  );
  if (order) await stage.portal.control(order);
  await before?.(reader.page);
  await reader.open(path);
  await ready(reader);
  expect(await overhang(reader)).toEqual([]);

  await reader.page.setViewportSize({ width: 640, height: 640 });
  await reader.page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await overhang(reader)).toEqual([]);
});

test('1.4.12 text with more room between its lines, words and letters is not cut off', async () => {
  const reader = await stage.arriveSignedIn({ viewport: { width: 390, height: 844 }, bypassCSP: true });
  const spacing =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
  for (const path of ['/', '/reports', '/reports/renewable-energy']) {
    await reader.open(path);
    await reader.page.locator('main h1').waitFor();
    if (path !== '/') await reader.page.locator('main h2').first().waitFor();
    await reader.page.addStyleTag({ content: spacing });
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
