import { answersUntil, bytesOf } from '@portal/scripts/browser/answersUntil.ts';
import { screens } from '@portal/scripts/browser/screens.ts';
import { budgets } from '@portal/scripts/release/checks/budgets.ts';
import { countLanguageTables } from './countLanguageTables';
import { holdFiles } from './holdFiles';
import { expect, test } from './test';
import { waitForFirstAnswer } from './waitForFirstAnswer';

for (const { name, path, content, isSignedOut } of screens)
  test(`a reader who comes to the ${name} waits for few round trips and few scripts`, async ({
    arrive,
    arriveSignedIn,
  }) => {
    const { page } = isSignedOut ? await arrive() : await arriveSignedIn();
    const rows = await answersUntil(page, path, content);
    const asked = rows.map((row) => row.map((request) => request.url()).join('\n')).join('\n\n');
    expect(rows.length, asked).toBeLessThanOrEqual(budgets.roundTrips);
    const { scripts } = await bytesOf(page, rows);
    expect(scripts / 1024, asked).toBeLessThanOrEqual(budgets.screens[name]);
  });

test('a slow machine does not add a round trip', async ({ arriveSignedIn }) => {
  const { page } = await arriveSignedIn();
  const session = await page.context().newCDPSession(page);
  // So slow that the page asks for what nobody waits for before it has drawn what is there.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 40 });
  const rows = await answersUntil(page, '/reports', 'main li a[href^="/reports/"]');
  expect(rows.length).toBeLessThanOrEqual(budgets.roundTrips);
});

for (const { name, path, content, isSignedOut } of screens)
  test(`a reader who comes to the ${name} does not wait for the browser's language tables`, async ({
    arrive,
    arriveSignedIn,
  }) => {
    const { page } = isSignedOut ? await arrive() : await arriveSignedIn();
    await page.addInitScript(countLanguageTables);
    await page.goto(path);
    await expect(page.locator(content).first()).toBeVisible();
    expect(await page.evaluate(() => globalThis.languageTables)).toEqual([]);
    await page.evaluate(() => 'a'.localeCompare('b'));
    expect(await page.evaluate(() => globalThis.languageTables)).toHaveLength(1);
  });

test('styles of late parts do not make the browser compute those of the whole page again', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  await reader.open('/reports/renewable-energy');
  await expect(reader.report.summary).toBeVisible();
  await reader.untilQuiet();
  const [outside, within] = await reader.page.evaluate(() => {
    const styled = Array.from(document.styleSheets).filter(
      ({ ownerNode }) => ownerNode instanceof HTMLElement && ownerNode.hasAttribute('data-styled'),
    );
    const rules = styled.flatMap(({ cssRules }) => Array.from(cssRules));
    return [
      rules.filter((rule) => rule instanceof CSSConditionRule).map(({ cssText }) => cssText),
      rules.filter((rule) => rule instanceof CSSStyleRule && rule.cssRules.length > 0).length,
    ] as const;
  });
  expect(outside).toEqual([]);
  expect(within).toBeGreaterThan(50);
});

/** Parts of the bar and beside it, which nobody waits for. */
const lateParts = /\/(bar-tools|release-notice|news)\.\w+\.js$/;

test('F-33 with a slow list no late part is asked for before the first card is there', async ({
  arriveSignedIn,
}) => {
  const reader = await arriveSignedIn();
  const give = await holdFiles(reader, '**/ai/mediamonitoring/list');
  await waitForFirstAnswer(reader);
  await reader.page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main li a[href^="/reports/"]')) return;
      performance.mark('first-card');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await reader.open('/reports');
  // The screen is there, and waits for its answer.
  await expect(reader.main.locator('[aria-busy=true]')).toHaveCount(1);
  give();
  const asked = () => reader.requests.filter((url) => lateParts.test(url));
  await expect.poll(asked).toHaveLength(3);
  await reader.untilQuiet();
  const asSoon = await reader.page.evaluate(() => {
    const card = performance.getEntriesByName('first-card')[0]?.startTime ?? 0;
    const files = performance.getEntriesByType('resource');
    return files.filter(({ startTime }) => startTime < card).map(({ name }) => name);
  });
  expect(asSoon.length).toBeGreaterThan(0);
  expect(asSoon.filter((url) => lateParts.test(url))).toEqual([]);
});
