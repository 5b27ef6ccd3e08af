/** Dates are written as in the English of the United States (S-21). */
export const locale = 'en-US';
