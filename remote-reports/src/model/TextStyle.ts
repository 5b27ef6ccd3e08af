/** Sizes of running text, in px where a rem has 16. */
export const textSizes = { small: 15, standard: 17, large: 19, largest: 22 } as const;

/** How the reader likes the text of reports. */
export interface TextStyle {
  size: keyof typeof textSizes;
  isCompact: boolean;
}
