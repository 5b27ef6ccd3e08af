import { countTexts } from './countTexts';

/** Dates beside the words of a calendar day. */
export const dateTexts = {
  unknown: 'Date not available',
  withinAnHour: 'less than an hour ago',
  hoursAgo: (hours: number) => `${countTexts.hours(hours)} ago`,
  today: 'today',
  earlierToday: 'earlier today',
  yesterday: 'yesterday',
  daysAgo: (days: number) => `${countTexts.days(days)} ago`,
};
