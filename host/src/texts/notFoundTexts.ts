/** An address that the portal does not have (S-14). */
export const notFoundTexts = {
  title: 'Page not found',
  reason: 'There is nothing at this address. It may have been mistyped, or the page is no longer here.',
  goTo: (page: string) => `Go to ${page}`,
  start: 'the start',
};
