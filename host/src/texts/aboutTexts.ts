/** The dialog about the portal, and what it copies for support. */
export const aboutTexts = {
  title: 'About this portal',
  purpose: (product: string, company: string) =>
    `This portal brings ${product} to the staff of ${company}. Its texts are built daily with AI, which can be wrong.`,
  whomToAsk: 'If something is wrong or missing, ask your company’s support. The details help them.',

  details: 'Details for support',
  release: (number: number, channel: string) => `Release ${String(number)}, ${channel}, made`,
  development: 'Development',
  build: 'Build',
  insteadOf: 'instead of',
  didNotWork: ', which did not work',
  commit: (origin: string) => `Commit ${origin}`,
  andChanges: ' and changes',
  originUnknown: 'Where a build came from could not be found out.',
  parts: { addresses: 'Addresses', navigation: 'Navigation', slots: 'Slots', roles: 'Roles' },
  roles: { signedOut: 'signed-out view', callback: 'callback', authorize: 'authorize' },

  copy: 'Copy for support',
  copied: 'Copied.',
  copyRefused: 'This browser does not allow copying. Please select the text above.',
  close: 'Close',

  support: {
    release: (number: number, channel: string, at: string) =>
      `Release ${String(number)} (${channel}), made ${at}`,
    address: (address: string) => `Address: ${address}`,
    browser: (browser: string) => `Browser: ${browser}`,
    time: (time: string) => `Time: ${time}`,
  },
};
