/** True for a date without a time, of a year with four digits. */
export const isDay = (text: string): boolean => text.length === 10;
