/** The value if it is an array, otherwise null. */
export const listOf = (value: unknown): unknown[] | null => (Array.isArray(value) ? value : null);
