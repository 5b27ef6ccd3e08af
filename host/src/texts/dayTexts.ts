/** Days beside the words of a calendar day. */
export const dayTexts = {
  today: 'today',
  earlierToday: 'earlier today',
  yesterday: 'yesterday',
};
