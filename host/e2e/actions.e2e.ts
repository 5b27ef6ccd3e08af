import { expect, test } from './test';

test('R-3 a regulator reads all actions for regulators in one place, and comes to an article from there', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page, report, main } = reader;
  await reader.open('/reports/renewable-energy');
  await reader.untilKnown();
  await report.untilWhole();
  const expected = await report.articles.evaluateAll((articles) =>
    articles.flatMap((article) =>
      Array.from(article.querySelectorAll('li'))
        .filter((item) => item.querySelector('bdi')?.textContent === 'Regulator')
        .map((item) => [
          ...Array.from(item.querySelectorAll('h4, dd'), ({ textContent }) => textContent),
          article.querySelector('h3')?.textContent,
        ]),
    ),
  );
  expect(expected.length).toBeGreaterThan(1);

  await report.actions.getByRole('heading', { name: 'Regulator' }).click();
  const group = report.actionsFor('Regulator');
  await expect(group.getByRole('listitem')).toHaveCount(expected.length);
  const texts = await group.getByRole('listitem').allInnerTexts();
  for (const [index, [name, action, impact, title]] of expected.entries())
    expect(texts[index]?.split('\n').filter(Boolean)).toEqual([
      name,
      action,
      `Impact: ${String(impact)}`,
      `From: ${String(title)}`,
    ]);

  const title = String(expected.at(-1)?.at(-1));
  await group.getByRole('link', { name: title }).last().click();
  await expect(report.article(title)).toBeFocused();
  await expect(report.article(title)).toBeInViewport();
  await expect(main).toBeVisible();
  expect(reader.faults()).toEqual([]);
  expect(page.url()).toContain('#a-');
});

test('S-40 on wide screens the impact of an action stands beside it', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn();
  await reader.open('/reports/renewable-energy');
  await reader.untilKnown();
  const definitions = reader.report.articles.first().getByRole('definition');
  const distance = async () => {
    const [action, impact] = [await definitions.nth(0).boundingBox(), await definitions.nth(1).boundingBox()];
    return { x: (impact?.x ?? 0) - (action?.x ?? 0), y: (impact?.y ?? 0) - (action?.y ?? 0) };
  };
  expect((await distance()).x).toBeGreaterThan(200);
  expect((await distance()).y).toBe(0);
  await reader.page.setViewportSize({ width: 1000, height: 800 });
  // The topics above fold a moment later.
  await expect.poll(async () => (await distance()).y).toBeGreaterThan(20);
  expect((await distance()).x).toBe(0);
});
