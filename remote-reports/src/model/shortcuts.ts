import { shortcutTexts } from '../texts/shortcutTexts';

/** Keys of a report, in the order of their help, and what each does. */
export const shortcuts = {
  j: shortcutTexts.keys.next,
  k: shortcutTexts.keys.previous,
  o: shortcutTexts.keys.original,
  m: shortcutTexts.keys.read,
  '[': shortcutTexts.keys.older,
  ']': shortcutTexts.keys.newer,
  s: shortcutTexts.keys.find,
  '?': shortcutTexts.keys.help,
};

export type Shortcut = keyof typeof shortcuts;
