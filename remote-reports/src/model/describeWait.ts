import { countTexts } from '../texts/countTexts';

/** A wait (ms) in whole seconds or minutes, never less than it is: "30 seconds", "2 minutes". */
export function describeWait(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds > 90 ? countTexts.minutes(Math.ceil(seconds / 60)) : countTexts.seconds(seconds);
}
