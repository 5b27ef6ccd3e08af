// In scripts of India and of South-East Asia vowels are marks too, and in Japanese a mark makes another letter.
const accent = /(?![\u0900-\u1aaf\u3099\u309a\ua800-\uabff])\p{Mn}/gu;

/** Nothing that is seen, such as a soft hyphen, and the line that stretches a word of Arabic. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u0640]/gu;

/** Others are typed than printed, or printed in capitals. */
const typed: Record<string, string> = {
  ...{ ς: 'σ', ı: 'i', ß: 'ss', '‐': '-' },
  ...{ '‘': "'", '’': "'", '‚': "'", '‛': "'", '׳': "'", '“': '"', '”': '"', '„': '"', '‟': '"', '״': '"' },
};
const printed = new RegExp(`[${Object.keys(typed).join('')}]`, 'g');

/** A text as it is compared: without case, accents and what nobody types. Syllables of Korean stay whole. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(accent, '')
    .replace(unseen, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(printed, (character) => typed[character] ?? character);
