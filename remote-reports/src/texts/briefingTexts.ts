import { countTexts } from './countTexts';

const since = (day: string | null) => (day === null ? '' : ` since ${day}`);

/** The briefing on the welcome page. */
export const briefingTexts = {
  name: 'Briefing',
  reports: countTexts.reports,
  someNew: (reports: number, fresh: number, day: string | null) =>
    `${countTexts.reports(reports)} · ${countTexts.number(fresh)} new${since(day)}`,
  nothingNew: (day: string | null) => `Nothing new${since(day)}.`,
  latestFrom: (reports: number, day: string) =>
    `The latest ${reports === 1 ? 'report is' : 'reports are'} from ${day}.`,
  newReports: 'New since your last visit',
  todaysReports: 'Today’s reports',
  latestReports: 'Latest reports',
  otherReports: 'Also here',
  more: (reports: number) =>
    `${countTexts.number(reports)} more ${reports === 1 ? 'is' : 'are'} in the list of all reports.`,
  allReports: 'All reports',
};
