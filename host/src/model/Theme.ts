export const themes = ['system', 'light', 'dark'] as const;

/** What the reader wants: light, dark, or whatever the system says. */
export type Theme = (typeof themes)[number];
