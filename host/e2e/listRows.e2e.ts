import { expect, test } from './test';

test('S-20 to S-27 on a phone nine reports are rows, with a small picture at the right and three lines', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: { width: 390, height: 844 } });
  const { list } = reader;
  await reader.open('/reports');
  await expect(list.cards).toHaveCount(9);
  const [first, last] = [await list.cards.first().boundingBox(), await list.cards.last().boundingBox()];
  expect((last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThan(2150);
  const card = list.cards.first();
  const picture = await card.getByRole('presentation').boundingBox();
  expect([picture?.width, picture?.height]).toEqual([96, 72]);
  const title = await card.getByRole('heading').boundingBox();
  expect(picture?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
  expect(reader.faults()).toEqual([]);
});

test('S-20 to S-23 beside each other the titles of cards stand on one line, 8 px below their dates', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  await reader.open('/reports');
  await expect(reader.list.cards).toHaveCount(9);
  for (const width of [1280, 1024, 800]) {
    await reader.page.setViewportSize({ width, height: 800 });
    const places = await reader.list.cards.evaluateAll((cards) =>
      cards.map((card) => {
        const top = (part: string) => card.querySelector(part)?.getBoundingClientRect();
        return {
          row: Math.round(card.getBoundingClientRect().top),
          title: Math.round(top('h2')?.top ?? 0),
          gap: Math.round((top('h2')?.top ?? 0) - (top('p:has(time)')?.bottom ?? 0)),
        };
      }),
    );
    expect(new Set(places.map(({ gap }) => gap))).toEqual(new Set([8]));
    const rows = new Set(places.map(({ row }) => row));
    expect(new Set(places.map(({ title }) => title)).size).toBe(rows.size);
  }
});

test('R-15 the dot between the date of a report and its age ends a line, and is not on paper', async ({
  arriveSignedIn,
}) => {
  const { page, list, main } = await arriveSignedIn({ viewport: { width: 320, height: 640 } });
  await page.goto('/reports');
  await expect(list.links.first()).toBeVisible();
  const dots = () =>
    main
      .locator('li time')
      .first()
      .evaluate((date) => [
        getComputedStyle(date, '::after').content.includes('·'),
        date.nextElementSibling && getComputedStyle(date.nextElementSibling, '::before').content,
      ]);
  expect(await dots()).toEqual([true, 'none']);
  await page.emulateMedia({ media: 'print' });
  expect(await dots()).toEqual([false, 'none']);
});
