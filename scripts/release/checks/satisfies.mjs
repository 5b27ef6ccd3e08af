/**
 * Whether a version is within a range. Knows what builds say of themselves: `^1.2.3`, `~1.2.3`, `>=1.2.3`, `1.2.3`, `*`.
 *
 * @param {string} version
 * @param {string} range
 */
export function satisfies(version, range) {
  if (range === '*') return true;
  const match = /^(\^|~|>=|=)?(\d+\.\d+\.\d+)$/.exec(range.trim());
  const has = numbers(version);
  if (!match || !has) return false;
  const [, operator = '=', lowest = ''] = match;
  const wants = /** @type {number[]} */ (numbers(lowest));
  const order = has.map((number, index) => number - (wants[index] ?? 0)).find((step) => step !== 0) ?? 0;
  if (operator === '=') return order === 0;
  if (order < 0) return false;
  if (operator === '>=') return true;
  // Of `^`, the first number that is not 0 stays; of `~`, the second.
  const firstOther = wants.findIndex((number) => number !== 0);
  const fixed = operator === '~' ? 1 : firstOther < 0 ? 2 : firstOther;
  return wants.slice(0, fixed + 1).every((number, index) => number === has[index]);
}

/** A version before its release satisfies nothing. @param {string} version */
const numbers = (version) => (/^\d+\.\d+\.\d+$/.test(version) ? version.split('.').map(Number) : null);
