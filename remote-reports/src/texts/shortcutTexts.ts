/** The keys of a report. */
export const shortcutTexts = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  on: 'Keyboard shortcuts: on',
  off: 'Keyboard shortcuts: off',
  hint: 'For reports on this device. They rest while you write in a field, and while a menu or a dialog is open.',
  notShown: 'The shortcuts could not be shown. Please try again.',
  keys: {
    next: 'Next article',
    previous: 'Previous article',
    original: 'Read the original',
    read: 'Mark as read, or as unread again',
    older: 'Older report',
    newer: 'Newer report',
    find: 'Find in this report',
    help: 'Keyboard shortcuts',
  },

  noArticleYet: 'You have not come to an article yet.',
  noArticleBelow: 'There is no article below.',
  noArticleAbove: 'There is no article above.',
  // Isolated: the first letter of a title decides its direction, and nothing around it.
  isRead: (title: string) => `Marked as read: \u2068${title}\u2069`,
  isUnread: (title: string) => `Unread again: \u2068${title}\u2069`,
  noOlder: 'There is no older report.',
  noNewer: 'There is no newer report.',
  tooShort: 'This report is too short to search in.',
};
