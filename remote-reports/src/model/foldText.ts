// In scripts of India and of South-East Asia vowels are marks too, and in Japanese a mark makes another letter.
const accent = /(?![\u0900-\u1aaf\u3099\u309a\ua800-\uabff])\p{Mn}/gu;

/** A text as it is compared: without case and accents. Syllables of Korean stay whole; the Greek sigma has one form. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(accent, '').normalize('NFC').toLowerCase().replaceAll('ς', 'σ');
