/** The line of a newer release. */
export const releaseTexts = {
  isReady: 'A newer version of the portal is ready.',
  reload: 'Reload',
};
