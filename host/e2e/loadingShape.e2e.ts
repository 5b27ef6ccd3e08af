import type { Locator } from 'playwright-core';
import { holdFiles } from './holdFiles';
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

/** How much of an element is seen after a time (ms) since it came, in a page whose animations stand still. */
const seenAfter = (shown: Locator, time: number) =>
  shown.evaluate((element, currentTime) => {
    for (const animation of element.getAnimations()) animation.currentTime = currentTime;
    return Number(getComputedStyle(element).opacity);
  }, time);

test('S-57, D-8 a wait is said in the page at once and seen later: of a remote, of its data, and their shape', async ({
  arriveSignedIn,
  portal,
}) => {
  const reader = await arriveSignedIn();
  const { page, context, main } = reader;
  await portal.control({ path: 'list', mode: 'hang' });
  const devTools = await context.newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  const give = await holdFiles(reader, '**/apps/remote-reports/**/*.js');
  await page.goto('/reports', { waitUntil: 'commit' });
  const line = 'div:has(> svg + p)';
  const expectSeen = async (shown: Locator, delay: number) => {
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveCSS('opacity', '0');
    expect(await seenAfter(shown, delay)).toBe(0);
    expect(await seenAfter(shown, delay + 200)).toBe(1);
  };
  await expectSeen(main.locator(line), 300);

  give();
  const busy = main.locator('[aria-busy=true]');
  await expectSeen(busy.locator(line), 300);
  await expectSeen(busy.locator('> [aria-hidden=true]'), 1000);
});
