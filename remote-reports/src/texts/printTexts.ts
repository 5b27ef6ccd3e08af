/** The foot of a printed page, with its number and how many there are: `Energy · page 2 of 7`. */
export const printTexts = {
  page: (name: string) => `\u2068${name}\u2069 · page `,
  of: ' of ',
};
