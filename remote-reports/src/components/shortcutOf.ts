import { isPopupOpen } from './isPopupOpen';
import { shortcuts, type Shortcut } from '../model/shortcuts';

/** The shortcut of a pressed key; null for any other key, in fields, with modifiers, and while something is open. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  const { target, key, shiftKey } = event;
  if (event.defaultPrevented || event.isComposing || isModified(event)) return null;
  if (isField(target) || isPopupOpen()) return null;
  // Caps Lock is no modifier.
  const name = shiftKey ? key : latinKey(event);
  if (event.repeat && !isStep(name)) return null;
  return isShortcut(name) ? name : null;
}

const brackets = new Map([
  ['BracketLeft', '['],
  ['BracketRight', ']'],
]);

// On a keyboard of another script the keys have the places that they have on one of Latin letters.
const latinKey = ({ key, code }: KeyboardEvent) =>
  (/^(?!\p{Script=Latin})\p{L}$/u.test(key)
    ? (brackets.get(code) ?? code.replace(/^Key/, ''))
    : key
  ).toLowerCase();

// In a field keys are letters.
const isField = (target: EventTarget | null) =>
  [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((Field) => target instanceof Field) ||
  (target instanceof HTMLElement && target.isContentEditable);

const isShortcut = (key: string): key is Shortcut => Object.hasOwn(shortcuts, key);

// A key that is held goes on from article to article; it does nothing else again and again.
const isStep = (key: string) => key === 'j' || key === 'k';

// Many keyboards need AltGr for brackets, and Windows tells of it as of Ctrl and Alt together. On a Mac they need Option,
// which Safari tells of as of Alt alone.
const isModified = (event: KeyboardEvent) => {
  const { key, metaKey, ctrlKey, altKey } = event;
  const isBracket = key === '[' || key === ']';
  return metaKey || ((ctrlKey || (altKey && !isBracket)) && !event.getModifierState('AltGraph'));
};
