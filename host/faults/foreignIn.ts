/** Lines of a page that are long enough to be those of one report. */
export const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim().length >= 40 ? line.trim() : []));

/** The `foreign` texts that a page shows, beyond those that stand in it when nothing is wrong. */
export const foreignIn = (text: string, foreign: string[], sound: string): string[] =>
  foreign.filter((one) => text.includes(one) && !sound.includes(one));
