/** A text as a string of a style sheet, whatever characters it has. */
export const cssString = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{M}\p{N} ,.]/gu, (character) => `\\${String(character.codePointAt(0)?.toString(16))} `)}"`;
