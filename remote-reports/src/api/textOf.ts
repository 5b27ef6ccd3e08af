/** A text of the API, trimmed. A number is read as text; a blank text, or any other value, is null. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() || null;
  return typeof value === 'number' && !Number.isNaN(value) ? String(value) : null;
}
