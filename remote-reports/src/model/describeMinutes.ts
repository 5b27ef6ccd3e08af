/** `7 min`, from an hour up `10 h 30 min` or `2 h`. */
export function describeMinutes(count: number): string {
  const [hours, minutes] = [Math.floor(count / 60), count % 60];
  const parts = [hours > 0 && `${hours.toLocaleString('en-US')} h`, minutes > 0 && `${String(minutes)} min`];
  return parts.filter((part) => part !== false).join(' ');
}
