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
  /** a link within the portal, which loads no document */
  isLink?: true;
}

const loginButton = ({ login }: PortalPages) => login.button;
const reportList = '/reports';

/** A reader's ordinary walk through a set, with every screen that needs a session and no parameters. */
export function stepsThrough(set: Release[]): Step[] {
  const screens = set.flatMap(({ federationName, declaration }) =>
    Object.entries(declaration?.screens ?? {}).map(([module, { address, access }]) => ({
      screen: `${federationName}/${module}`,
      address,
      isPublic: access === 'public',
    })),
  );
  const screenAt = (start: string) => screens.find(({ address }) => address.startsWith(start))?.screen ?? '';
  const signedOut = set.flatMap(({ federationName, declaration }) => {
    const module = declaration?.roles?.signedOut;
    return module === undefined ? [] : `${federationName}/${module}`;
  })[0];
  const others = screens.filter(
    ({ address, isPublic }) => !isPublic && !/:\w+(\/|$)/.test(address) && address !== reportList,
  );
  return [
    {
      what: 'the login view',
      screen: signedOut ?? '',
      go: ({ page }, origin) => page.goto(origin + reportList),
      until: loginButton,
    },
    {
      what: 'the list of reports',
      screen: screens.find(({ address }) => address === reportList)?.screen ?? '',
      go: ({ page }) => signIn(page),
      until: firstReport,
    },
    {
      what: 'a report',
      screen: screenAt(`${reportList}/:`),
      go: (portal) => firstReport(portal).click(),
      until: ({ report }) => report.articles.first(),
      isLink: true,
    },
    ...others.map(({ address, screen }) => ({
      what: `the screen at ${address}`,
      screen,
      go: ({ page }: PortalPages, origin: string) => page.goto(origin + address.replace(/\/:.*/, '')),
      until: ({ main }: PortalPages) => main.getByRole('heading', { level: 1 }),
    })),
    {
      what: 'the login view after signing out',
      screen: signedOut ?? '',
      go: ({ userMenu }) => userMenu.signOut(),
      until: loginButton,
    },
  ];
}

const firstReport = ({ list }: PortalPages) => list.links.first();
