/** A remote that comes from the build before. */
export const fallbackTexts = {
  showing: (remote: string, version: string) =>
    `${remote}: showing ${version}, because the newest one did not work.`,
  tryNewest: 'Try the newest',
  use: (version: string) => `Use ${version}`,
  /** A remote without a page. */
  signIn: 'Sign-in',

  versionBefore: 'the version before',
  versionOf: (day: string) => `the version of ${day}`,
  yesterdaysVersion: 'yesterday’s version',
};
