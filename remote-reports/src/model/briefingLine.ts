import type { CalendarDay, ReportListItem } from '@portal/shared';
import { briefingTexts } from '../texts/briefingTexts';
import { dateTexts } from '../texts/dateTexts';
import { dayToShortText } from './dayToShortText';
import { sinceText } from './sinceText';

/**
 * The sum of the front page: `9 reports · 5 new since Friday`, or that there is nothing new, and of which day the
 * latest reports are.
 *
 * @param visits those since which reports are new, one for each of them
 * @param lastVisit ISO time; null on a first visit
 */
export function briefingLine(
  items: ReportListItem[],
  visits: string[],
  lastVisit: string | null,
  today: CalendarDay,
): string {
  const [since = lastVisit] = [...visits].sort((one, other) => Date.parse(one) - Date.parse(other));
  const day = since === null ? null : sinceText(since, today);
  if (visits.length > 0) return briefingTexts.someNew(items.length, visits.length, day);
  if (lastVisit === null) return briefingTexts.reports(items.length);
  return [briefingTexts.nothingNew(day), latestLine(items, today)].filter(Boolean).join(' ');
}

function latestLine(items: ReportListItem[], today: CalendarDay): string {
  const days = items.flatMap(({ modified }) => modified?.day ?? []).sort();
  const latest = days.at(-1);
  if (latest === undefined) return '';
  const day = latest === today ? dateTexts.today : dayToShortText(latest, today);
  return briefingTexts.latestFrom(days.filter((day) => day === latest).length, day);
}
