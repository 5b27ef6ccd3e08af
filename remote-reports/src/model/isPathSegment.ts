/**
 * Whether a text can be one segment of an address. A browser resolves `.` and `..` however they are encoded, and half a
 * surrogate pair cannot be encoded at all.
 */
export const isPathSegment = (text: string): boolean =>
  text.trim() !== '' && text !== '.' && text !== '..' && !/\p{Surrogate}/u.test(text);
