import type { HistoryEntry, Report } from '@portal/shared';
import { latestVersion } from './latestVersion';

/**
 * The entry of the history that is the open report (H-13). The latest report is the one of the day it was modified on:
 * by UTC, as the dates of the API count, or else by the reader's calendar.
 */
export function openEntry({ history, modified }: Report, version: string): HistoryEntry | null {
  if (version !== latestVersion) return history.find(({ date }) => date === version) ?? null;
  if (!modified) return null;
  return onDay(history, modified.iso.slice(0, 10)) ?? onDay(history, modified.day) ?? null;
}

const onDay = (history: HistoryEntry[], wanted: string) => history.find(({ day }) => day === wanted);
