import { changeReport } from './changeAnswers';
import { openReport, scrollTo } from './standing';
import { expect, test } from './test';

test('B-11 a long topic from right to left is shortened at its end, and its beginning is seen', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await changeReport(reader, ({ articles }) => {
    for (const { topic } of articles) topic.alias = Array(12).fill('אנרגיה').join(' ');
  });
  await openReport(reader, '/reports/renewable-energy');
  await scrollTo(reader, 1, 72);
  const topic = reader.report.topicSheet.button.locator('bdi');
  const number = reader.report.topicSheet.button.getByText('2/11');
  await expect(number).toBeVisible();
  const isFirstLetterSeen = await topic.evaluate((one) => {
    const letter = document.createRange();
    letter.setStart(one.firstChild ?? one, 0);
    letter.setEnd(one.firstChild ?? one, 1);
    const { x, y, width, height } = letter.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isFirstLetterSeen).toBe(true);
  expect(await topic.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
  const [topicBox, numberBox] = [await topic.boundingBox(), await number.boundingBox()];
  expect(numberBox?.x).toBeGreaterThanOrEqual((topicBox?.x ?? 0) + (topicBox?.width ?? 0));
});

test('B-11 the mark of AI comes before a figure, and each paragraph has its own direction', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  await changeReport(reader, ({ articles: [first] }) => {
    if (first) first.analysis.summary = '2026 كان عاماً جيداً.\nThe plan is published.';
  });
  await openReport(reader, '/reports/renewable-energy');
  const text = reader.page.getByText('The plan is published.');
  await expect(text).toBeVisible();
  const placeOf = (words: string) =>
    text.evaluate((one, words) => {
      const node = one.firstChild ?? one;
      const start = (node.textContent ?? '').indexOf(words);
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + words.length);
      const { left, right } = range.getBoundingClientRect();
      const whole = one.getBoundingClientRect();
      return { fromLeft: left - whole.left, fromRight: whole.right - right };
    }, words);

  const mark = 20;
  expect((await placeOf('2026')).fromRight).toBeGreaterThan(mark);
  expect((await placeOf('2026')).fromRight).toBeLessThan((await placeOf('كان')).fromRight);
  expect((await placeOf('The')).fromLeft).toBe(0);
  expect((await placeOf('published')).fromRight).toBeGreaterThan((await placeOf('published.')).fromRight);
});
