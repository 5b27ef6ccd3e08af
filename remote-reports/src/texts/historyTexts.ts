/** The panel of older reports. */
export const historyTexts = {
  title: 'Report History',
  close: 'Close panel',
  none: 'No older reports yet.',
  noMonth: 'Other',
  goToMonth: 'Go to month',
  compare: 'Compare',
  compareName: (report: string) => `Compare with ${report}`,
};
