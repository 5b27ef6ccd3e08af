/** The popups and menus of the bar. */
export const barSurfaceTexts = {
  signOut: 'Sign out',
  signedIn: 'Signed in',

  appearance: 'Appearance',
  themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },

  notifications: 'Notifications',
  newSince: (day: string) => `New since ${day}`,
  checking: 'Checking…',
  nothingNew: 'Nothing new',
  markAllSeen: 'Mark all as seen',
};
