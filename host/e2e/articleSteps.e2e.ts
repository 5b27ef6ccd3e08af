import { accessibilityFaults } from './accessibilityFaults';
import { expectAccessible } from './expectAccessible';
import { printedPages } from './printedPages';
import { expectAt, openReport, scrollTo } from './standing';
import { expect, test } from './test';

const path = '/reports/renewable-energy';

for (const [name, viewport] of [
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
  ['320 px', { width: 320, height: 640 }],
] as const)
  test(`R-20 on ${name} the keys have buttons too, always in reach and without a fault for axe`, async ({
    arriveSignedIn,
  }) => {
    const reader = await arriveSignedIn({
      viewport,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    const { page, report } = reader;
    await openReport(reader, path);
    await scrollTo(reader, 1, 72);
    await report.nextArticle.click();
    await expectAt(reader, 2);
    await report.nextArticle.click();
    await expectAt(reader, 3);
    await report.previousArticle.click();
    await expectAt(reader, 2);
    const box = await report.nextArticle.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
    // At the head of an article nothing small lies half below the buttons.
    await scrollTo(reader, 2, 250);
    expect(await accessibilityFaults(page)).toEqual([]);
    await report.shortcuts.button.click();
    await expect(report.shortcuts.heading).toBeFocused();
    expect((await report.shortcuts.closeButton.boundingBox())?.height).toBe(44);
    await expectAccessible(page);
    await page.emulateMedia({ forcedColors: null });
    await report.shortcuts.closeButton.click();
    const paper = (await printedPages(page)).join();
    expect(paper).not.toMatch(/Nextarticle|Previous|Keyboardshortcuts/);
    expect(reader.faults()).toEqual([]);
  });
