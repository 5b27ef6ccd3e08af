/** Keys of a report, in the order of their help, and what each does. */
export const shortcuts = {
  j: 'Next article',
  k: 'Previous article',
  o: 'Read the original',
  m: 'Mark as read, or as unread again',
  '[': 'Older report',
  ']': 'Newer report',
  s: 'Find in this report',
  '?': 'Keyboard shortcuts',
} as const;

export type Shortcut = keyof typeof shortcuts;
