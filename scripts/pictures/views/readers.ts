/** The employee who signs in, by the beginning of the name. */
export const ada = 'Ada';
export const adaId = '00u1ab2cd3EF4gh5IJ6k';
export const withLongName = 'Wilhelmina';

/** A report with many articles. */
export const longSlug = '/reports/renewable-energy';
