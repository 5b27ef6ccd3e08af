import { printedPages, withoutSpace } from './printedPages';
import { expect, test } from './test';

test('R-10 on paper there is no link that skips the bar, neither of a report nor of the list', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  for (const path of ['/reports/renewable-energy', '/reports']) {
    await reader.open(path);
    await reader.untilKnown();
    const paper = (await printedPages(reader.page)).join('');
    expect(paper).toContain(withoutSpace('Renewable Energy'));
    expect(paper).not.toContain(withoutSpace('Skip to'));
  }
});
