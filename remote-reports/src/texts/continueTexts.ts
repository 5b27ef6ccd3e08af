/** The place at which the reader has left a report. */
export const continueTexts = {
  title: 'Continue reading',
  /** The report, and its day. */
  origin: (day: string) => ` · ${day}`,
  reached: 'You had reached ',
  quoteBegins: '“',
  quoteEnds: '”.',
  go: 'Continue',
  goName: (title: string) => `Continue: ${title}`,
  dismiss: 'Do not continue',
};
