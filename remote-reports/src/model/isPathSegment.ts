/**
 * Whether a text can be one segment of a path. Browsers resolve `.` and `..` however they are encoded, and a lone
 * surrogate cannot be encoded.
 */
export const isPathSegment = (text: string): boolean =>
  text.trim() !== '' && text !== '.' && text !== '..' && !/\p{Surrogate}/u.test(text);
