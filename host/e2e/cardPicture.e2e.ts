import { expect, test } from './test';

test('S-27 the picture of a card leads to its report, also where it is a layer of its own', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page, list, report } = reader;
  await reader.open('/reports');
  await reader.untilKnown();
  const picture = list.cards.first().locator('img');
  await expect(picture).toBeVisible();
  // As `container-type` does in Chromium before 129.
  await picture.evaluate((one) => {
    one.parentElement?.style.setProperty('contain', 'layout');
  });
  const box = await picture.boundingBox();
  // Raw coordinates: a locator would refuse what covers the picture.
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(report.summary).toBeVisible();
  expect(reader.faults()).toEqual([]);
});
