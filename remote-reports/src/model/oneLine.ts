/** A text in one line, without characters that reorder or hide the text beside it, or that no encoding knows. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim();
