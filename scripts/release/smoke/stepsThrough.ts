import type { Release } from '../build/Release.ts';
import type { Locator } from 'playwright-core';
import type { PortalPages } from '#browser/PortalPages.ts';
import { signIn } from '#browser/signIn.ts';

export interface Step {
  /** the reader is to see */
  what: string;
  /** whose screen that is, as `remote/Screen` */
  screen: string;
  go: (portal: PortalPages, origin: string) => Promise<unknown>;
  until: (portal: PortalPages) => Locator;
}

const loginButton = ({ login }: PortalPages) => login.button;

/** A reader's ordinary walk, with every screen of the host's addresses that needs no parameters. */
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
      go: ({ page }, origin) => page.goto(`${origin}/reports`),
      until: loginButton,
    },
    {
      what: 'the list of reports',
      screen: screenAt('/reports'),
      go: ({ page }) => signIn(page),
      until: firstReport,
    },
    {
      what: 'a report',
      screen: screenAt('/reports/:slug'),
      go: (portal) => firstReport(portal).click(),
      until: ({ report }) => report.articles.first(),
    },
    ...others.map(({ pattern, screen }) => ({
      what: `the screen at ${pattern}`,
      screen: screen ?? '',
      go: ({ page }: PortalPages, origin: string) => page.goto(origin + pattern),
      until: ({ main }: PortalPages) => main.getByRole('heading', { level: 1 }),
    })),
    {
      what: 'the login view after signing out',
      screen: signedOutScreen,
      go: ({ userMenu }) => userMenu.signOut(),
      until: loginButton,
    },
  ];
}

const firstReport = ({ list }: PortalPages) => list.links.first();
