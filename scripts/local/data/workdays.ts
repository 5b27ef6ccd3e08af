const dayLength = 24 * 60 * 60 * 1000;

/** YYYYMMDD: `today` (even at a weekend), then the working days before it. In UTC: the same wherever it runs. */
export function recentWorkdays(today: string, count: number): string[] {
  const date = dateOf(today);
  const days: string[] = [];
  while (days.length < count) {
    const isWorkday = date.getUTCDay() !== 0 && date.getUTCDay() !== 6;
    if (isWorkday || days.length === 0) days.push(date.toISOString().slice(0, 10).replaceAll('-', ''));
    date.setTime(date.getTime() - dayLength);
  }
  return days;
}

/** Midnight of a day YYYYMMDD in UTC. Throws a sentence if there is no such day. */
export function dateOf(today: string): Date {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(today) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (!day || date.getUTCDate() !== Number(day) || date.getUTCMonth() !== Number(month) - 1)
    throw new Error(`today must be a day, YYYYMMDD, not "${today}"`);
  return date;
}

export function withSeparator(date: string, separator: string) {
  return [date.slice(0, 4), date.slice(4, 6), date.slice(6)].join(separator);
}
