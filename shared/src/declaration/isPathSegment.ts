/**
 * True for a text that can be a parameter of a path. False for a blank one, for `.` and `..`, which browsers resolve in
 * any encoding, and for lone surrogates, which cannot be encoded.
 */
export const isPathSegment = (text: string): boolean =>
  text.trim() !== '' && text !== '.' && text !== '..' && !/\p{Surrogate}/u.test(text);
