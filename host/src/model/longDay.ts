import { locale } from '../texts/locale';

const format = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' });

/** `Sunday, November 22`, in the reader's time zone. */
export const longDay = (moment: Date): string => format.format(moment);
