import { countTexts } from './countTexts';

/** A report beside an older one, which is named by its date. */
export const comparisonTexts = {
  comparing: (report: string) => `Comparing with ${report}...`,
  compared: (report: string, added: number, gone: number, kept: number) =>
    `Compared with ${report}: ${countTexts.number(added)} new, ${countTexts.number(gone)} gone, ${countTexts.number(kept)} still here.`,
  isEmpty: 'The older report has no articles.',
  stop: 'Stop comparing',
  tryAgain: 'Try again',
  newSince: (day: string) => `New since ${day}`,
  gone: 'No longer in the report',
  goneHint: (report: string) => `Articles of the report of ${report} alone.`,

  offline: (report: string) =>
    `You are offline. The report of ${report} will load when you are connected again.`,
  denied: (report: string) => `You have no access to the report of ${report}.`,
  notFound: (report: string) => `The report of ${report} was not found.`,
  failed: (report: string) => `The report of ${report} could not be loaded.`,
};
