/** A text of the API, trimmed. A number is read as text; a blank text, or any other value, is null. */
export function textOf(value: unknown): string | null {
  const isText = typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value));
  return (isText && String(value).trim()) || null;
}
