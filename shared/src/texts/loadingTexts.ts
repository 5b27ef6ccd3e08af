/** A load that is under way (S-57). */
export const loadingTexts = {
  loading: 'Loading...',
  stillLoading: 'Still loading. This is taking longer than usual.',
};
