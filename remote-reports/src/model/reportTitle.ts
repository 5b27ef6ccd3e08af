import type { ModifiedDate } from '@portal/shared';
import { dayToText } from './dayToText';
import { plainName } from './plainName';

/** The document title of a report: its name and its date. */
export const reportTitle = (name: string, modified: ModifiedDate | null): string =>
  modified ? `${plainName(name)} – ${dayToText(modified.day)}` : plainName(name);
