import type { Report } from '@portal/shared';
import { findCurrentEntry } from './findCurrentEntry';
import { latestVersion } from './latestVersion';

/** The date in the address of a report's version; null if none is known. */
export const dateOf = (report: Report, version: string): string | null =>
  version === latestVersion ? (findCurrentEntry(report, version)?.date ?? null) : version;
