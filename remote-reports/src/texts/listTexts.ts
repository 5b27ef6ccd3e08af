import { countTexts } from './countTexts';

/** The list of reports, and a report in it. */
export const listTexts = {
  title: 'Media Monitoring Reports',
  subtitle: 'Built daily with AI',
  loaded: (reports: number) => `${countTexts.reports(reports)} loaded`,
  none: 'No reports yet.',
  noneHint: 'They are built every working day.',
  lookAgain: 'Look again',
  tagLabel: 'Tag',
  authorLabel: 'Author:',
  author: 'AI',
};
