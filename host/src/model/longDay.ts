const format = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });

/** `Sunday, November 22`, in the reader's time zone. */
export const longDay = (moment: Date): string => format.format(moment);
