import type { ModifiedDate } from '@portal/shared';
import { formatDay } from './formatDay';
import { plainName } from './plainName';

/** What the browser's tab calls a report: its name and its date. */
export const reportTitle = (name: string, modified: ModifiedDate | null): string =>
  modified ? `${plainName(name)} – ${formatDay(modified.day)}` : plainName(name);
