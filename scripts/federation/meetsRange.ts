/** Tells whether a version meets a range of the form `^1.2.3`, in which alone this portal's builds ask; others are not met. */
export function meetsRange(version: string, range: string): boolean {
  if (!/^\^\d+\.\d+\.\d+$/.test(range)) return false;
  const have = version.split('.').map(Number);
  const need = range.slice(1).split('.').map(Number);
  const fixed = need.findIndex((number) => number > 0);
  const differing = need.findIndex((number, place) => have[place] !== number);
  return differing < 0 || (differing > fixed && Number(have[differing]) > Number(need[differing]));
}
