import { readFile } from 'node:fs/promises';
import type { Download } from 'playwright-core';
import type { Reader } from './Reader';
import { changeReport } from './changeAnswers';
import { readCsv } from './readCsv';
import { expect, test } from './test';

const slug = 'renewable-energy';
const phone = { viewport: { width: 390, height: 844 } };

const popup = ({ page }: Reader, name: string) => page.getByRole('dialog', { name, exact: true });

/** The report, whose pages ask for nothing more. */
async function openReport(reader: Reader) {
  await reader.open(`/reports/${slug}`);
  await reader.report.untilWhole();
  await reader.untilQuiet();
}

async function save(reader: Reader, label: string): Promise<Download> {
  await reader.report.tool('Save').click();
  const begun = reader.page.waitForEvent('download');
  await popup(reader, 'Save').getByRole('button', { name: label }).click();
  const download = await begun;
  await expect(popup(reader, 'Save')).toContainText(`${download.suggestedFilename()} is being saved.`);
  await reader.page.keyboard.press('Escape');
  await expect(reader.report.tool('Save')).toBeFocused();
  return download;
}

test('R-19 the actions of a report arrive as a table, formulas as text, and nothing is sent', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  await changeReport(reader, ({ articles }) => {
    for (const { news_result } of articles.slice(0, 1)) news_result.title = '=1+1, "quoted"\r\n@SUM(A1)';
  });
  await openReport(reader);
  const shown = await reader.report.articles.evaluateAll((articles) =>
    articles.flatMap((article) =>
      Array.from(article.querySelectorAll('li'), (action) => ({
        title: article.querySelector('h3')?.textContent,
        texts: Array.from(action.querySelectorAll('dd'), ({ textContent }) => textContent),
      })),
    ),
  );
  const asked = reader.requests.length;

  const download = await save(reader, 'Save actions as CSV');
  expect(download.suggestedFilename()).toBe(`${slug}-20261120.csv`);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  const [heads = [], ...rows] = readCsv(text.slice(1));
  const cell = (row: string[], name: string) => row[heads.indexOf(name)];
  expect(rows).toHaveLength(22);
  expect(rows.map((row) => [cell(row, 'Action'), cell(row, 'Impact')])).toEqual(
    shown.map(({ texts }) => texts),
  );
  expect(rows.filter((row) => row.length !== heads.length)).toEqual([]);
  const hostile = rows.filter((row) => cell(row, 'Article')?.includes('SUM'));
  expect(hostile.length).toBeGreaterThan(0);
  for (const row of hostile) expect(cell(row, 'Article')).toMatch(/^'=1\+1, "quoted"\s+'@SUM\(A1\)$/);
  expect(rows.flat().filter((value) => /^[=+\-@\t\r]/.test(value))).toEqual([]);
  expect(reader.requests.slice(asked).filter((url) => !url.startsWith('blob:'))).toEqual([]);
  expect(reader.faults()).toEqual([]);
});

test('R-19 a report arrives as Markdown, with every article in its order', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn(phone);
  await changeReport(reader, ({ articles }) => {
    for (const { news_result } of articles.slice(0, 1))
      news_result.title = '[x](javascript:alert(1)) `code` | <b>bold</b>';
  });
  await openReport(reader);
  const download = await save(reader, 'Save as Markdown');
  expect(download.suggestedFilename()).toBe(`${slug}-20261120.md`);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/^# Renewable Energy\n\nFri, November 20, 2026\n/);
  const links = [...text.matchAll(/^In the portal: <(.+)>$/gm)].map(([, link = '']) => new URL(link).hash);
  const ids = await reader.report.articles.evaluateAll((all) => all.map(({ id }) => `#${id}`));
  expect(links).toEqual(ids);
  expect(text).toContain('### \\[x\\](javascript:alert(1)) \\`code\\` \\| \\<b\\>bold\\</b\\>\n');
});

test('R-18 with the keyboard a report is handed on by mail, and the menu closes when the reader goes on', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const { keyboard } = reader.page;
  await reader.page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await openReport(reader);
  await reader.report.tool('Share').press('Enter');
  await expect(popup(reader, 'Share')).toBeFocused();
  await keyboard.press('Tab');
  const mail = popup(reader, 'Share').getByRole('link', { name: 'E-mail' });
  await expect(mail).toBeFocused();
  const href = (await mail.getAttribute('href')) ?? '';
  expect(href.length).toBeLessThan(1800);
  const fields = new URL(href).searchParams;
  expect(fields.get('subject')).toBe('Renewable Energy – Fri, November 20, 2026');
  expect(fields.get('body')).toBe(
    `Renewable Energy – Fri, November 20, 2026\r\nIn the portal: ${reader.portal.origin}/reports/${slug}/20261120`,
  );
  for (let stop = 0; stop < 3; stop += 1) await keyboard.press('Tab');
  await expect(popup(reader, 'Share')).toBeHidden();
  await expect(reader.report.tool('Save')).toBeFocused();
});

test('R-18 an article is copied as text, with its source and without what AI wrote', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ permissions: ['clipboard-read', 'clipboard-write'] });
  await reader.page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await openReport(reader);
  const { element: article, shareButton, original } = reader.report.articleAt(0);
  await shareButton.click();
  await popup(reader, 'Share').getByRole('button', { name: 'Copy as text' }).click();
  await expect(popup(reader, 'Share').getByRole('button', { name: 'Text copied' })).toBeVisible();
  const copied = await reader.page.evaluate(() => navigator.clipboard.readText());
  const source = await original.getAttribute('href');
  const id = await article.getAttribute('id');
  expect(copied.split('\n')).toEqual([
    await article.getByRole('heading', { level: 3 }).textContent(),
    `Source: ${String(source)}`,
    `In the portal: ${reader.portal.origin}/reports/${slug}/20261120#${String(id)}`,
  ]);
});

test('R-18 a phone shares by its own sheet', async ({ arriveSignedIn }) => {
  const reader = await arriveSignedIn(phone);
  await reader.page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => {
        Object.assign(globalThis, { shared: data });
        return Promise.resolve();
      },
    });
  });
  await openReport(reader);
  await reader.report.tool('Share').click();
  await expect
    .poll(() => reader.page.evaluate(() => (globalThis as { shared?: ShareData }).shared?.url))
    .toBe(`${reader.portal.origin}/reports/${slug}/20261120`);
  await expect(reader.report.tool('Share')).toHaveAttribute('aria-expanded', 'false');
  await expect(popup(reader, 'Share')).toHaveCount(0);
});
