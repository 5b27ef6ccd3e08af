/** The line that offers a newer report. */
export const newerReportTexts = {
  isThere: 'A newer report is available',
  show: 'Show it',
};
