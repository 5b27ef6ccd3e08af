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
