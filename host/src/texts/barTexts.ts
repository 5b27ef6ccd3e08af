/** The bar of every screen, and the link before it. */
export const barTexts = {
  skip: 'Skip to main content',
  main: 'Main',
  login: 'Login',
  notStarted: 'Sign-in could not be started. Please try again.',
  storageBlocked: 'Please allow cookies and site data for this site, then load the page again.',
  notifications: 'Notifications',
  newNotifications: (count: number) => `Notifications, ${String(count)} new`,
  appearance: 'Appearance',
  openUserMenu: 'Open user menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  userMenu: 'User menu',
  menu: 'Menu',
  about: 'About this portal',
  notOpened: (tool: string) => `“${tool}” could not be opened. Please try again.`,
};
