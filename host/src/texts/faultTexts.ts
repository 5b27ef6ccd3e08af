/** A portal that does not start: these words come before its scripts. */
export const faultTexts = {
  notLoaded: 'The portal could not be loaded.',
  loadAgain: 'Load it again',
};
