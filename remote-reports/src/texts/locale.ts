/** Words are sorted as in the English of the United States (S-21). */
export const locale = 'en-US';
