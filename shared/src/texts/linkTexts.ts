/** A link to a screen that is not there. */
export const linkTexts = {
  notAvailable: '(not available)',
};
