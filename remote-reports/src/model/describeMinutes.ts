import { reportTexts } from '../texts/reportTexts';

/** `7 min`, from an hour up `10 h 30 min` or `2 h`. */
export function describeMinutes(count: number): string {
  const [hours, minutes] = [Math.floor(count / 60), count % 60];
  const parts = [hours > 0 && reportTexts.hours(hours), minutes > 0 && reportTexts.minutes(minutes)];
  return parts.filter((part) => part !== false).join(' ');
}
