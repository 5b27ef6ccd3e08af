import { locale } from '../texts/locale';

/**
 * Formats a date while the bundles are on their way, if the browser has nothing else to do: the first one takes it some 20 ms
 * of a fast processor, for it gets its tables of languages and calendars, and cards could not be drawn meanwhile. In two
 * steps, so that neither holds up a press for long on a slow one.
 */
export function warmDates(): void {
  if (!('requestIdleCallback' in globalThis)) return;
  requestIdleCallback(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
    requestIdleCallback(() => {
      format.format();
    });
  });
}
