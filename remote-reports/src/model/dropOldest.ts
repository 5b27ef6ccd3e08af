import type { Reading } from './Reading';

/** Without the oldest opening and the read marks of its articles; once there is none, without the oldest report. */
export function dropOldest(reading: Reading): Reading | null {
  const oldest = reading
    .flatMap(({ opened }) => opened)
    .reduce<{ at: number } | null>((first, one) => (first && first.at <= one.at ? first : one), null);
  if (!oldest) return reading.length > 1 ? reading.slice(1) : null;
  return reading.map((one) => {
    const gone = new Set(one.opened.find((opening) => opening === oldest)?.anchors);
    return {
      ...one,
      opened: one.opened.filter((opening) => opening !== oldest),
      read: one.read.filter((anchor) => !gone.has(anchor)),
    };
  });
}
