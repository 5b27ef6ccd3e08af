import { expect, test } from './test';
import { watchShifts } from './watchShifts';

/** The call that tells who the reader is. */
const userCall = /\/user$/;

const formats = [
  ['wide', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const;

/** Screens with what is drawn last of them; those of the start page stand in `welcome.e2e.ts`. */
const screens = [
  ['the list', '/reports', 'list', 'main li a[href^="/reports/"]'],
  ['a report', '/reports/renewable-energy', 'report', 'main article'],
] as const;

/** Screens that come as those do, or at once. */
const others = [
  ['a report of another date', '/reports/renewable-energy/20261119', 'main article'],
  ['a page that is none', '/nowhere', 'main h1'],
  ['a refused sign-in', '/login/callback?error=access_denied&state=none', 'main button'],
] as const;

for (const [format, viewport] of formats) {
  for (const [screen, path, endpoint, content] of screens)
    for (const late of [null, endpoint, 'user'] as const)
      test(`nothing moves on a ${format} screen while ${screen} comes and ${late ?? 'nothing'} is late`, async ({
        arriveSignedIn,
        portal,
      }) => {
        const reader = await arriveSignedIn({ viewport });
        if (late) await portal.control({ path: late, mode: 'slow', delayMs: 2500 });
        const shifts = await watchShifts(reader);
        const known = reader.page.waitForResponse((response) => userCall.test(response.url()));
        await reader.open(path);
        await expect(reader.page.locator(content).first()).toBeVisible();
        await expect(reader.main.locator('[aria-busy=true]')).toHaveCount(0);
        await known;
        expect(await shifts()).toEqual([]);
      });

  for (const [screen, path, content] of others)
    test(`nothing moves on a ${format} screen while ${screen} comes`, async ({ arrive, arriveSignedIn }) => {
      const reader = await (path.startsWith('/login') ? arrive : arriveSignedIn)({ viewport });
      const shifts = await watchShifts(reader);
      await reader.open(path);
      await expect(reader.page.locator(content).first()).toBeVisible();
      await expect(reader.main.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await shifts()).toEqual([]);
    });

  test(`nothing moves on a ${format} screen while the login comes`, async ({ arrive }) => {
    const reader = await arrive({ viewport });
    const shifts = await watchShifts(reader);
    await reader.open('/reports');
    await expect(reader.login.button).toBeVisible();
    expect(await shifts()).toEqual([]);
  });
}
