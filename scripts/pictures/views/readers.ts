/** The employee who signs in, by the beginning of the name. */
export const ada = 'Ada';
export const withLongName = 'Wilhelmina';

/** A report with many articles. */
export const longSlug = '/reports/renewable-energy';
