/** The order of identifiers, by their code units: an order by language would make a browser load its tables first. */
export const compareText = (a: string, b: string): number => Number(a > b) - Number(a < b);
