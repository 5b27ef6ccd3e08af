import type { Locator } from 'playwright-core';
import { overhang } from './overhang';
import type { Reader } from './Reader';
import { expect, test } from './test';

const tools = ['Share', 'Save', 'Text'];

const popup = ({ page }: Reader, name: string) => page.getByRole('dialog', { name, exact: true });

const boxOf = (element: Locator) =>
  element.evaluate((shown) => {
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    return { left, right, top, bottom };
  });

/** How far (px) a popup is below its button, begins before that has begun, and ends after that: at one moment of a scroll. */
const fromButton = async (opened: Locator, button: Locator) =>
  opened.evaluate(
    (shown, opener) => {
      const [at, from] = [shown.getBoundingClientRect(), (opener as Element).getBoundingClientRect()];
      return { under: at.top - from.bottom, before: from.left - at.left, beyond: at.right - from.left };
    },
    await button.elementHandle(),
  );

async function openReport(reader: Reader) {
  await reader.page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await reader.open('/reports/renewable-energy');
  await reader.report.untilWhole();
  await reader.untilQuiet();
}

for (const { name, width, scale } of [
  { name: 'on a large screen', width: 1280, scale: 100 },
  { name: 'on a large screen with twice the text', width: 1280, scale: 200 },
  { name: 'on the smallest large screen with twice the text', width: 1024, scale: 200 },
  { name: 'on a tablet', width: 768, scale: 100 },
  { name: 'on a tablet with twice the text', width: 768, scale: 200 },
  { name: 'on the smallest tablet', width: 640, scale: 100 },
  { name: 'on the smallest tablet with twice the text', width: 640, scale: 200 },
])
  test(`R-18, R-19, change 12, WCAG 1.4.10 ${name} a tool opens at its button, in the window`, async ({
    arriveSignedIn,
  }) => {
    const reader = await arriveSignedIn({ viewport: { width, height: 800 } });
    await openReport(reader);
    await reader.page.evaluate((size) => (document.documentElement.style.fontSize = size), `${scale}%`);
    for (const tool of tools) {
      const button = reader.report.tool(tool);
      await button.press('Enter');
      await expect(popup(reader, tool)).toBeFocused();
      const { under, before, beyond } = await fromButton(popup(reader, tool), button);
      expect(Math.abs(under), `${tool} is under its button`).toBeLessThan(2);
      expect(before, `${tool} begins at its button, or before it`).toBeGreaterThan(-1);
      await expect(popup(reader, tool).getByText(tool, { exact: true })).toBeHidden();
      expect(beyond, `${tool} ends after its button has begun`).toBeGreaterThan(44);
      expect(await overhang(reader)).toEqual([]);
      await reader.page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(popup(reader, tool)).toBeHidden();
    }
  });

test('R-18, R-19, change 12 on a phone a tool opens as a sheet at the lower edge, under its name', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn({ viewport: { width: 390, height: 844 } });
  await openReport(reader);
  for (const tool of tools) {
    await reader.report.tool(tool).press('Enter');
    await expect(popup(reader, tool)).toBeFocused();
    expect(await boxOf(popup(reader, tool))).toMatchObject({ left: 8, right: 382, bottom: 836 });
    await expect(popup(reader, tool).getByText(tool, { exact: true })).toBeVisible();
    expect(await overhang(reader)).toEqual([]);
    await reader.page.keyboard.press('Escape');
    await expect(reader.report.tool(tool)).toBeFocused();
  }
});

test('R-19 the line that a file is being saved leaves what was pressed where it is', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  await openReport(reader);
  await reader.report.tool('Save').click();
  const button = popup(reader, 'Save').getByRole('button', { name: 'Save as Markdown' });
  const before = await boxOf(button);
  await button.click();
  await expect(popup(reader, 'Save')).toContainText('is being saved.');
  expect(await boxOf(button)).toEqual(before);
});
