/** The arguments of a load as one text. */
export const keyOf = (args: string[]): string => JSON.stringify(args);
