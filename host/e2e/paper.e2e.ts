import { ReportListPage } from '@portal/scripts/browser/ReportListPage.ts';
import type { Reader } from './Reader';
import { printedPages, withoutSpace } from './printedPages';
import { expect, test } from './test';

const date = 'Fri, November 20, 2026';

/** The pages of a screen on paper, once everything that is loaded for it is there. */
async function print(reader: Reader, path: string): Promise<string[]> {
  await reader.open(path);
  await reader.untilKnown();
  await reader.untilQuiet();
  return printedPages(reader.page);
}

/** Each page of a print ends with what it is, and its number. */
function expectFeet(pages: string[], name: string) {
  for (const [index, text] of pages.entries()) {
    const foot = `${name} · page ${String(index + 1)} of ${String(pages.length)}`;
    expect(text).toContain(withoutSpace(foot));
  }
}

test('R-10 on paper a report says whose it is, and each page which it is', async ({ arriveSignedIn }) => {
  const pages = await print(await arriveSignedIn(), '/reports/renewable-energy');
  const head = `Harbourline Group · Media Monitoring Renewable Energy ${date} Built with AI.`;
  expect(pages[0]).toContain(withoutSpace(`of ${String(pages.length)} ${head}`));
  expect(pages.length).toBeGreaterThan(3);
  expectFeet(pages, `Renewable Energy, ${date}`);
});

test('R-10 on paper a title keeps its badge, its link and its first lines', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn();
  const pages = await print(reader, '/reports/renewable-energy');
  const beginnings = await reader.report.articles.evaluateAll((articles) =>
    articles.map((article) => {
      const badges = Array.from(article.querySelectorAll(':scope > div:first-child bdi'));
      const title = article.querySelector('h3');
      const link = article.querySelector('a');
      const shown = Array.from(article.querySelectorAll('p')).filter((text) =>
        text.checkVisibility({ visibilityProperty: true }),
      );
      const analysis = shown[0]?.textContent ?? '';
      return [
        ...[...badges, title].map((element) => element?.textContent),
        `Read the original (${link?.getAttribute('href') ?? ''})`,
        `AI${analysis.slice(0, 120)}`,
      ].join('');
    }),
  );
  expect(beginnings).toHaveLength(11);
  for (const beginning of beginnings)
    expect(pages.filter((text) => text.includes(withoutSpace(beginning)))).toHaveLength(1);
});

test('R-10, R-15 on paper the list has every report, and nothing that is of today or of the screen alone', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  for (const [path, name] of [
    ['/reports', ReportListPage.title],
    ['/reports/renewable-energy', `Renewable Energy, ${date}`],
  ] as const) {
    const pages = await print(reader, path);
    expectFeet(pages, name);
    const paper = pages.join('');
    expect(paper).toContain(withoutSpace('Renewable Energy'));
    expect(paper).not.toMatch(/Skipto|·(today|yesterday|\d+\w+ago)/);
  }
});

test('R-3, R-10 on paper the last pages are the actions by organisation type, all of them', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const pages = await print(reader, '/reports/renewable-energy');
  const first = pages.findIndex((text) => text.includes(withoutSpace('Actions By organisation type.')));
  expect(first).toBeGreaterThan(3);
  expect(pages.slice(0, first).join('')).not.toContain('From:');
  const paper = pages.slice(first).join('');
  expect(paper.match(/Impact:/g)).toHaveLength(22);
  expect(paper.match(/From:/g)).toHaveLength(22);

  await expect(reader.report.actions.locator('details[open]')).toHaveCount(1);
});
