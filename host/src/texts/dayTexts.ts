/** Days beyond those that the locale writes. */
export const dayTexts = {
  today: 'today',
  earlierToday: 'earlier today',
  yesterday: 'yesterday',
};
