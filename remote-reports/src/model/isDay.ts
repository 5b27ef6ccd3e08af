/** True for the ISO text of a date without a time. */
export const isDay = (iso: string): boolean => iso.length === 10;
