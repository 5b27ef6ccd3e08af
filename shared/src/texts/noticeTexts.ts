/** A line about a failure. */
export const noticeTexts = {
  tryAgain: 'Try again',
};
