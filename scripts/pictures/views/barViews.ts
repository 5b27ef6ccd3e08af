import { longNames, rememberVisit } from '../pageChanges.ts';
import { wholeList, wholeWelcome } from '../readiness.ts';
import { ada, adaId, withLongName } from './readers.ts';
import type { View } from '../View.ts';

/** The navigation bar with each of its menus. */
export const barViews: View[] = [
  {
    name: 'bar-user-menu',
    path: '/reports',
    reader: ada,
    only: 'wide',
    ready: async (portal) => {
      await wholeList(portal);
      await portal.userMenu.button.click();
    },
  },
  {
    name: 'bar-user-menu-long-names',
    path: '/',
    reader: withLongName,
    only: 'wide',
    before: longNames,
    ready: async (portal) => {
      await wholeWelcome(portal);
      await portal.userMenu.button.click();
    },
  },
  {
    name: 'bar-notifications',
    path: '/reports',
    reader: ada,
    ready: async (portal) => {
      await wholeList(portal);
      await portal.notifications.button.click();
    },
  },
  {
    name: 'bar-notifications-new',
    path: '/reports',
    reader: ada,
    before: (page) => rememberVisit(page, adaId),
    ready: async (portal) => {
      await wholeList(portal);
      await portal.notifications.button.click();
      await portal.notifications.links.first().waitFor();
    },
  },
  {
    name: 'bar-appearance',
    path: '/reports',
    reader: ada,
    only: 'wide',
    ready: async (portal) => {
      await wholeList(portal);
      await portal.appearance.button.click();
    },
  },
  {
    name: 'bar-mobile-menu',
    path: '/reports',
    reader: ada,
    only: 'phone',
    ready: async (portal) => {
      await wholeList(portal);
      await portal.mobileMenu.button.click();
    },
  },
  {
    name: 'bar-mobile-menu-long-names',
    path: '/',
    reader: withLongName,
    only: 'phone',
    before: longNames,
    ready: async (portal) => {
      await wholeWelcome(portal);
      await portal.mobileMenu.button.click();
    },
  },
  {
    name: 'bar-about',
    path: '/reports',
    reader: ada,
    ready: async (portal) => {
      await wholeList(portal);
      const isWide = await portal.userMenu.button.isVisible();
      await (isWide ? portal.userMenu : portal.mobileMenu).button.click();
      await (isWide ? portal.userMenu.aboutItem : portal.mobileMenu.aboutButton).click();
      await portal.about.details.click();
      await portal.about.apps
        .first()
        .getByText(/^Commit/)
        .waitFor();
    },
  },
  {
    name: 'bar-skip-link',
    path: '/reports',
    reader: ada,
    ready: async (portal) => {
      await wholeList(portal);
      await portal.page.keyboard.press('Tab');
    },
  },
];
