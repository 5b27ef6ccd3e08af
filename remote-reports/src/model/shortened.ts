import { firstGraphemes } from '@portal/shared';

/** At most so many characters of a text as a reader counts them, and an ellipsis where some are missing. */
export function shortened(text: string, count: number): string {
  const cut = firstGraphemes(text, count);
  return cut === text ? text : `${cut.trimEnd()}…`;
}
