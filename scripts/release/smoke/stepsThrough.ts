import type { Release } from '../build/Release.ts';
import type { Locator, Page } from 'playwright-core';

export interface Step {
  /** the reader is to see */
  what: string;
  /** whose screen that is, as `remote/Screen` */
  screen: string;
  go: (page: Page, origin: string) => Promise<unknown>;
  until: (page: Page) => Locator;
}

const loginButton = (page: Page) => page.getByRole('button', { name: /^Login With/ });

/**
 * What a reader does on an ordinary morning, with every screen of the host's addresses that can be reached without
 * knowing more than the address.
 */
export function stepsThrough({ addresses = [], signedOutScreen = '' }: Release): Step[] {
  const screenAt = (pattern: string) =>
    addresses.find((address) => address.pattern === pattern)?.screen ?? '';
  const others = addresses.filter(
    ({ pattern, screen, isPublic }) =>
      screen && !isPublic && !pattern.includes(':') && pattern !== '/reports',
  );
  return [
    {
      what: 'the login view',
      screen: signedOutScreen,
      go: (page, origin) => page.goto(`${origin}/reports`),
      until: loginButton,
    },
    {
      what: 'the list of reports',
      screen: screenAt('/reports'),
      go: async (page) => {
        await loginButton(page).click();
        await page
          .getByRole('button', { name: /^Sign in as/ })
          .first()
          .click();
      },
      until: firstReport,
    },
    {
      what: 'a report',
      screen: screenAt('/reports/:slug'),
      go: (page) => firstReport(page).click(),
      until: (page) => page.getByRole('main').getByRole('article').first(),
    },
    ...others.map(({ pattern, screen }) => ({
      what: `the screen at ${pattern}`,
      screen: screen ?? '',
      go: (page: Page, origin: string) => page.goto(origin + pattern),
      until: (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }),
    })),
    {
      what: 'the login view after signing out',
      screen: signedOutScreen,
      go: async (page) => {
        await page.getByRole('button', { name: /^Open user menu/ }).click();
        await page.getByRole('menuitem', { name: 'Sign out' }).click();
      },
      until: loginButton,
    },
  ];
}

const firstReport = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link').first();
