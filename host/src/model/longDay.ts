import { locale } from '../texts/locale';

// Made when it is needed: a browser's first format takes longer than drawing the login view.
let format: Intl.DateTimeFormat | undefined;

/** `Sunday, November 22`, in the reader's time zone. */
export function longDay(moment: Date): string {
  format ??= new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' });
  return format.format(moment);
}
