export const themes = ['system', 'light', 'dark'] as const;

/** The reader's choice of theme. */
export type Theme = (typeof themes)[number];
