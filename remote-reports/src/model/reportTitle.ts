import type { ModifiedDate } from '@portal/shared';
import { dayToText } from './dayToText';
import { plainName } from './plainName';

/** The title of a report in the browser's tab, and on paper: its name and its date. */
export const reportTitle = (name: string, modified: ModifiedDate | null, separator = ' – '): string =>
  modified ? plainName(name) + separator + dayToText(modified.day) : plainName(name);
