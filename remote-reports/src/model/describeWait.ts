/** A wait (ms) in whole seconds or minutes, never less than it is: "30 seconds", "2 minutes". */
export function describeWait(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [count, unit] = seconds > 90 ? [Math.ceil(seconds / 60), 'minute'] : [seconds, 'second'];
  return `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}
