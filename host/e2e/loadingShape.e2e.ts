import type { Locator } from 'playwright-core';
import { expect, test } from './test';

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** Width (px) of the sign and of the gap behind it. */
const roomOfSign = 32;

const edges = (shown: Locator) =>
  shown.evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    return {
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      left: Math.min(...boxes.map(({ left }) => left)),
    };
  });

for (const [name, path, viewport] of [
  ['a report is', '/reports/renewable-energy', wide],
  ['a report is, on a phone,', '/reports/renewable-energy', phone],
  ['the reports are', '/reports', wide],
  ['the reports are, on a phone,', '/reports', phone],
  ['the briefing is', '/', wide],
  ['the briefing is, on a phone,', '/', phone],
] as const)
  test(`D-8 that ${name} loading, and for long, is said above the shape, at the edge of the title`, async ({
    arriveSignedIn,
    portal,
  }) => {
    const { page, main } = await arriveSignedIn({ viewport });
    await portal.control({ path: 'list', mode: 'hang' });
    await portal.control({ path: 'report', mode: 'hang' });
    await page.clock.install();
    await page.goto(path);
    const busy = main.locator('[aria-busy=true]');
    const said = busy.locator('p, svg');
    await expect(said).toHaveCount(2);
    await page.clock.runFor(11_000);
    await expect(said).toHaveCount(3);

    // Not the sign before them, which turns and is wider on its way.
    const words = await edges(busy.locator('p'));
    const shape = await edges(busy.locator('[aria-hidden=true] div:not(:has(*))'));
    const title = await edges(main.getByRole('heading', { level: 1 }));
    expect(words.bottom).toBeLessThanOrEqual(shape.top);
    expect((await edges(busy.locator('p').first())).left - title.left).toBeLessThanOrEqual(roomOfSign);
  });
