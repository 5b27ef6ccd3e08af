import type { Sight } from '../smoke/Sight.ts';

/** Longest task (ms), and largest growth (bytes) in less than a second, of a page that is at rest. */
const longestTask = 1000;
const mostGrowth = 4_000_000;
/** Parts of the bar that no remote adds to. */
const ofHost = /^(?:the bar|the link home|the user menu): /;

/** Faults of a screen, as ends of a sentence, compared with the same screen of the live set. */
export function sightFaults(
  next: Sight,
  live: Sight | undefined,
  { isHostNew, isHosts }: { isHostNew: boolean; isHosts: boolean },
): string[] {
  const faults: string[] = [];
  if (next.longestTask > longestTask && next.longestTask > 3 * (live?.longestTask ?? 0))
    faults.push(`keeps the browser from doing anything else for ${(next.longestTask / 1000).toFixed(1)} s`);
  if (isLeaking(next, live))
    faults.push(`takes ${String(Math.round(next.growth / 1e6))} MB more memory while nothing happens`);
  if (!live) return faults;

  if (!isHostNew) {
    faults.push(
      ...differences(
        live.bar,
        next.bar,
        (name) => ofHost.test(name) || next.links.some((link) => name.startsWith(`${link}: `)),
      ),
    );
    if (isHosts) faults.push(...differences(live.heading, next.heading, () => true));
  }
  for (const [rule, { count, example }] of Object.entries(next.violations))
    if (count > (live.violations[rule]?.count ?? 0))
      faults.push(`breaks a rule of accessibility that the live portal keeps (${rule}): ${example}`);
  if (next.overflow > 0 && live.overflow === 0)
    faults.push(`is ${String(next.overflow)} px wider than the window, which it is not in the live portal`);
  for (const [path, kind] of Object.entries(live.atoms)) {
    const now = next.atoms[path];
    if (now !== undefined && now !== kind)
      faults.push(`leaves ${path} of shared as ${now}, where the live portal has ${kind}`);
  }
  return faults;
}

/** True of a screen that takes so much more memory at rest that a walk had better end with it. */
export const isLeaking = (next: Sight, live: Sight | undefined): boolean =>
  next.growth > mostGrowth && next.growth > 3 * (live?.growth ?? 0);

/** A change that parts of the bar inherit from it is told once, of the first. */
function differences(
  live: Record<string, string>,
  next: Record<string, string>,
  isCompared: (name: string) => boolean,
) {
  const changes: Set<string> = new Set();
  return Object.entries(live).flatMap(([name, value]) => {
    const now = next[name];
    if (now === value || !isCompared(name)) return [];
    const [part = '', property = ''] = name.split(': ');
    // A part that comes late may be missing in one of the two for a moment; the last step needs the user menu.
    if (now === undefined) return /^the (?:bar|link home)$/.test(part) ? [`has lost ${part}`] : [];
    const change = `${property}: ${value} becomes ${now}`;
    if (changes.has(change)) return [];
    changes.add(change);
    return [`changes ${part}, which is the host's (${change})`];
  });
}
