import { changeReport } from './changeAnswers';
import { expectAt, openReport, scrollTo } from './standing';
import { expect, test } from './test';

const path = '/reports/renewable-energy';
const phone = { width: 390, height: 844 };

test('R-20 on a phone the next articles come with presses in one place, whatever their topics are called', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: phone, reducedMotion: 'reduce' });
  const { page, report } = reader;
  const { button } = report.topicSheet;
  await openReport(reader, path);
  await scrollTo(reader, 1, 72);
  await expect(button).toContainText('Topics · Supply chain 2/3');
  const box = await report.nextArticle.boundingBox();
  const press = () =>
    page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);

  await press();
  await expectAt(reader, 2);
  await press();
  await expectAt(reader, 3);
  await expect(button).not.toContainText('Supply chain');
  expect(await report.nextArticle.boundingBox()).toEqual(box);
  await press();
  await expectAt(reader, 4);
  expect(reader.faults()).toEqual([]);
});

test('R-1 on a phone the button shows the number of the article whatever the topic is called, and no topic at the actions', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: phone, reducedMotion: 'reduce' });
  const { page, report } = reader;
  const { button } = report.topicSheet;
  await changeReport(reader, ({ articles }) => {
    for (const { topic } of articles) topic.alias = `${topic.alias} and all that belongs to it`;
  });
  await openReport(reader, path);
  await report.articles.nth(1).evaluate((article) => {
    article.scrollIntoView();
  });
  const number = button.getByText('2/3');
  for (const scale of [100, 200]) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${String(size)}%`), scale);
    await report.articles.nth(1).evaluate((article) => {
      article.scrollIntoView();
    });
    await expect(number).toBeVisible();
    const isWhole = await number.evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x + 1, x + width - 1].every((at) => document.elementFromPoint(at, y + height / 2) === one);
    });
    expect(isWhole, `at ${String(scale)} %`).toBe(true);
  }

  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await button.click();
  await report.topicSheet.links.last().click();
  await expect(report.actions.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(button).toHaveText(/^Topics(?! ·)/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await report.actions.evaluate((section) => {
    section.scrollIntoView();
  });
  await expect(report.topics.locator('[aria-current]')).toHaveCount(0);
  await report.articles.last().evaluate((article) => {
    article.scrollIntoView();
  });
  await expect(report.topics.locator('[aria-current]')).toHaveCount(1);
});
