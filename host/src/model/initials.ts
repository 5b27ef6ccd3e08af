/** The first two letters of a user id in upper case (S-56, B-49); "?" when there is none. */
export function initials(id: string | null): string {
  if (!id) return '?';
  const letters = Array.from(
    new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(id.trim().toUpperCase()),
  );
  return (
    letters
      .slice(0, 2)
      .map(({ segment }) => segment)
      .join('') || '?'
  );
}
