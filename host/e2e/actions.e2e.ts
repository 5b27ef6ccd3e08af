import { expect, test } from './test';

test('R-3 a regulator reads all actions for regulators in one place, and comes to an article from there', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { page, report, main } = reader;
  await reader.open('/reports/renewable-energy');
  await reader.untilKnown();
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
