/** Dates beyond those that the locale writes. */
export const dateTexts = {
  unknown: 'Date not available',
  withinAnHour: 'less than an hour ago',
  earlierToday: 'earlier today',
  yesterday: 'yesterday',
  /** Days of a history (S-44). */
  entry: (weekday: string, month: string, day: string, year: string) => `${weekday} ${month} ${day}, ${year}`,
};
