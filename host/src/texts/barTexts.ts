/** The bar of every screen, and the link before it. */
export const barTexts = {
  skip: 'Skip to main content',
  main: 'Main',
  login: 'Login',
  notifications: 'Notifications',
  newNotifications: (count: number) => `Notifications, ${String(count)} new`,
  appearance: 'Appearance',
  openUserMenu: 'Open user menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
};
