/** The words of every line about the portal itself. */
export const noticeTexts = {
  dismiss: 'Dismiss',
};
