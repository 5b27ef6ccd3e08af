/** A text in one line, without characters that reorder or hide the text beside it, or that no encoding knows. */
export const oneLine = (text: string): string =>
  text
    // Within words, or beside a mark: a space there would be a misspelling.
    .replace(/[\u200b\u200e\u200f\u2060\ufeff]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2061-\u2069]/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim();
