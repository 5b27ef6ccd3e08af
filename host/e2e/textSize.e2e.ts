import type { Reader } from './Reader';
import { expect, test } from './test';

const path = '/reports/renewable-energy';

/** The text of the summary, and of an analysis. */
const readingTexts = ({ report }: Reader) => [
  report.summarySection.locator('p'),
  report.articles.first().locator('> p'),
];

async function expectSize(reader: Reader, size: string) {
  for (const text of readingTexts(reader)) await expect(text).toHaveCSS('font-size', size);
}

async function openPanel(reader: Reader) {
  await reader.open(path);
  await reader.untilQuiet();
  await reader.report.text.button.click();
  await expect(reader.report.text.panel).toBeFocused();
}

test('change 12 the text is as large as the reader chooses, at once, and on every report from its first paint on', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page, report } = reader;
  await openPanel(reader);
  await expectSize(reader, '17px');
  for (const [name, size] of [
    ['Small', '15px'],
    ['Large', '19px'],
    ['Largest', '22px'],
  ] as const) {
    await report.text.option(name).check();
    await expectSize(reader, size);
  }

  await page.addInitScript(() => {
    const sizes: string[] = [];
    Object.assign(globalThis, { sizes });
    const look = () => {
      const text = document.querySelector('main section p');
      if (text) sizes.push(getComputedStyle(text).fontSize);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const address of [path, '/reports/pharma-health', `${path}/20261119`]) {
    await reader.open(address);
    await expect(report.actions).toBeVisible();
    await expectSize(reader, '22px');
    const sizes = await page.evaluate(() => (globalThis as unknown as { sizes: string[] }).sizes);
    expect(new Set(sizes)).toEqual(new Set(['22px']));
  }
  expect(reader.faults()).toEqual([]);
});

test('change 12 compact text takes less of the page', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn();
  const { report } = reader;
  await openPanel(reader);
  const height = () => reader.main.evaluate((main) => main.scrollHeight);
  const comfortable = await height();
  const text = report.summarySection.locator('p');
  await expect(text).toHaveCSS('line-height', '28.05px');
  await report.text.option('Compact').check();
  await expect(text).toHaveCSS('line-height', '22.95px');
  await expect.poll(height).toBeLessThan(comfortable * 0.95);
  await report.text.option('Comfortable').check();
  await expect.poll(height).toBe(comfortable);
});

test('change 12, R-11 the appearance that is chosen with the text is that of the bar', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ colorScheme: 'light' });
  const { page, report, appearance } = reader;
  await openPanel(reader);
  await expect(report.text.option('Same as device')).toBeChecked();
  await report.text.option('Dark').check();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 21, 24)');
  await appearance.button.click();
  await expect(report.text.panel).toBeHidden();
  await expect(appearance.dark).toBeChecked();
  await appearance.sameAsDevice.check();
  await report.text.button.click();
  await expect(report.text.option('Same as device')).toBeChecked();
});

test('change 12 with the keyboard the arrows choose, and Esc gives the focus back', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: { width: 320, height: 200 } });
  const { keyboard } = reader.page;
  const { text } = reader.report;
  await openPanel(reader);
  await keyboard.press('Tab');
  await expect(text.option('Standard')).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(text.option('Large')).toBeChecked();
  await expectSize(reader, '19px');
  for (const name of ['Comfortable', 'Same as device']) {
    await keyboard.press('Tab');
    await expect(text.option(name)).toBeFocused();
    await expect(text.option(name)).toBeInViewport();
  }
  await keyboard.press('Tab');
  await expect(text.closeButton).toBeFocused();
  await expect(text.closeButton).toBeInViewport({ ratio: 1 });
  await keyboard.press('Escape');
  await expect(text.panel).toBeHidden();
  await expect(text.button).toBeFocused();

  await keyboard.press('Enter');
  await text.closeButton.click();
  await expect(text.panel).toBeHidden();
  await expect(text.button).toBeFocused();
});

test('change 12, B-53 where nothing can be kept, the choice holds on every report until the page is loaded again', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  await openPanel(reader);
  await reader.page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await reader.report.text.option('Largest').check();
  await expectSize(reader, '22px');
  await reader.bar.reports.click();
  await reader.list.link('Pharma & Health').click();
  await expect(reader.heading('Pharma & Health')).toBeVisible();
  await expectSize(reader, '22px');
  await reader.open(path);
  await expectSize(reader, '17px');
  expect(reader.faults()).toEqual([]);
});

test('change 12 paper is the same whatever the reader has chosen', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn();
  const { page, report } = reader;
  const printed = async () => {
    await page.emulateMedia({ media: 'print' });
    const styles = await reader.main
      .locator('*')
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .map((element) => [getComputedStyle(element)].map(({ font, gap }) => `${font} ${gap}`)[0]),
      );
    await page.emulateMedia({ media: 'screen' });
    return styles;
  };
  await openPanel(reader);
  const before = await printed();
  await report.text.option('Largest').check();
  await report.text.option('Compact').check();
  await expectSize(reader, '22px');
  expect(await printed()).toEqual(before);
});
