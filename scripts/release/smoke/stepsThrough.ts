import type { Release } from '../build/Release.ts';
import type { PortalPages } from '#browser/PortalPages.ts';
import { signIn } from '#browser/signIn.ts';
import { leave } from './leave.ts';
import { anything, firstArticle, firstReport, heading, loginButton, reportList, windows } from './places.ts';
import { spoiledSteps } from './spoiledSteps.ts';
import type { Step } from './Step.ts';

/** An address with something in the place of each parameter that it needs. */
const filled = (address: string) => address.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'sample');

/** Where readers go in a set: each screen at its address, reports as they are on most days and on some. */
export function stepsThrough(set: Release[]): Step[] {
  const screens = set.flatMap(({ federationName, declaration }) =>
    Object.entries(declaration?.screens ?? {}).map(([module, { address }]) => ({
      screen: `${federationName}/${module}`,
      address,
    })),
  );
  const role = (name: 'signedOut' | 'callback') =>
    set.flatMap(({ federationName, declaration }) => {
      const module = declaration?.roles?.[name];
      return module === undefined ? [] : `${federationName}/${module}`;
    })[0] ?? '';
  const list = screens.find(({ address }) => address === reportList)?.screen ?? '';
  const report = screens.find(({ address }) => address.startsWith(`${reportList}/:`))?.screen ?? '';
  const others = screens.filter(({ screen }) => screen !== list && screen !== report);
  const isDated = (address: URL) => /^\/reports\/[^/]+\/[^/]+/.test(address.pathname);

  return [
    {
      what: 'the login view',
      screen: role('signedOut'),
      go: ({ page }, { origin }) => page.goto(origin + reportList),
      until: loginButton,
      first: 'login',
    },
    {
      what: 'the login view after the provider has refused',
      screen: role('callback'),
      go: async ({ login, provider }) => {
        await login.button.click();
        await provider.refuseAccess.click();
      },
      follows: true,
      until: ({ login }) => login.notCompleted,
      spoiled: 'sign-in',
    },
    {
      what: 'the list of reports',
      screen: list,
      go: ({ page }) => signIn(page),
      until: firstReport,
      first: 'list',
      rests: true,
      follows: true,
      signsIn: true,
    },
    {
      what: 'a report',
      screen: report,
      go: (portal) => firstReport(portal).click(),
      until: firstArticle,
      first: 'report',
      isLink: true,
      rests: true,
      follows: true,
    },
    {
      what: 'the history of a report',
      screen: report,
      go: (portal) => portal.report.historyButton.click(),
      until: ({ page }) => page.getByRole('dialog').getByRole('link').nth(1),
      isLink: true,
      follows: true,
    },
    {
      what: 'a report of another date',
      screen: report,
      go: async ({ page }) => {
        await leave(page, () => page.getByRole('dialog').getByRole('link').nth(1).click());
        await page.waitForURL(isDated);
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
      },
      follows: true,
      until: firstArticle,
      isLink: true,
    },
    {
      what: 'the welcome page',
      screen: '',
      go: ({ page, bar }) => leave(page, () => bar.banner.getByRole('link').first().click()),
      until: heading,
      isLink: true,
    },
    {
      what: 'the list of reports on a phone',
      screen: list,
      go: async ({ page, mobileMenu, bar }) => {
        await page.setViewportSize(windows.phone);
        await mobileMenu.button.click();
        await leave(page, () => bar.banner.locator(`a[href="${reportList}"]:visible`).first().click());
      },
      until: firstReport,
      isLink: true,
    },
    {
      what: 'a report on a phone',
      screen: report,
      go: (portal) => firstReport(portal).click(),
      until: firstArticle,
      isLink: true,
      follows: true,
    },
    ...spoiledSteps({ list, report }),
    ...others.map(({ address, screen }) => ({
      what: `the screen at ${address}`,
      screen,
      go: ({ page }: PortalPages, { origin }: { origin: string }) => page.goto(origin + filled(address)),
      // Nobody has what a sample parameter names: the screen says so in its own way.
      ...(address.includes('/:')
        ? { until: anything }
        : { until: heading, awaits: 'a heading of the first level (h1) that no dialog covers' }),
    })),
    // Signing out is tried wherever the walk has come to, but the host's own screens do without a login view.
    {
      what: 'the list of reports before signing out',
      screen: list,
      go: ({ page }, { origin }) => page.goto(origin + reportList),
      until: heading,
    },
    {
      what: 'the login view after signing out',
      screen: role('signedOut'),
      go: ({ userMenu }) => userMenu.signOut(),
      follows: true,
      until: loginButton,
    },
  ];
}
