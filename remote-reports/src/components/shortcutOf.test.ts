import { shortcutOf } from './shortcutOf';

/** The shortcut of a key that is pressed in an element of this page. */
function pressed(init: KeyboardEventInit, markup = '<p id="here"></p>') {
  document.body.innerHTML = markup;
  const target = document.getElementById('here') ?? document.body;
  let shortcut: string | null = null;
  const look = (event: KeyboardEvent) => {
    shortcut = shortcutOf(event);
  };
  document.addEventListener('keydown', look);
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  document.removeEventListener('keydown', look);
  return shortcut;
}

test.each(['j', 'k', 'o', 'm', '[', ']', 's'])('R-20 %s is a shortcut', (key) => {
  expect(pressed({ key })).toBe(key);
});

test('R-20 a question mark needs Shift, brackets may need AltGr or Option, and Caps Lock is no modifier', () => {
  expect(pressed({ key: '?', shiftKey: true })).toBe('?');
  expect(pressed({ key: '[', ctrlKey: true, altKey: true, modifierAltGraph: true })).toBe('[');
  expect(pressed({ key: ']', altKey: true })).toBe(']');
  expect(pressed({ key: 'J' })).toBe('j');
});

test.each([
  ['о', 'KeyJ', 'j'],
  ['ξ', 'KeyJ', 'j'],
  ['ת', 'Comma', null],
  ['ح', 'KeyP', null],
  ['х', 'BracketLeft', '['],
  ['О', 'KeyJ', 'j'],
])('R-20 on a keyboard of other letters %s has the place of its key, %s', (key, code, shortcut) => {
  expect(pressed({ key, code })).toBe(shortcut);
  expect(pressed({ key, code, shiftKey: true })).toBeNull();
});

test('R-20 a Latin letter is what it says, wherever its key is', () => {
  expect(pressed({ key: 'o', code: 'KeyS' })).toBe('o');
});

test.each(['o', 'm', '[', ']', 's', '?'])('R-20 %s is a shortcut once, however long it is held', (key) => {
  const shiftKey = key === '?';
  expect(pressed({ key, shiftKey })).toBe(key);
  expect(pressed({ key, shiftKey, repeat: true })).toBeNull();
});

test.each(['j', 'k'])('R-20 %s leads on from article to article while it is held', (key) => {
  expect(pressed({ key, repeat: true })).toBe(key);
});

test.each([
  ['with Shift', { key: 'J', shiftKey: true }],
  ['with Ctrl', { key: 's', ctrlKey: true }],
  ['with Alt', { key: 'j', altKey: true }],
  ['with Ctrl and Alt', { key: '[', ctrlKey: true, altKey: true }],
  ['with Meta', { key: 's', metaKey: true }],
  ['while a character is composed', { key: 'j', isComposing: true }],
  ['of find in the browser', { key: '/' }],
  ['of the page', { key: 'End' }],
])('R-20 a key %s stays with the browser', (_what, init) => {
  expect(pressed(init)).toBeNull();
});

test.each([
  ['a field', '<input id="here">'],
  ['a box for text', '<textarea id="here"></textarea>'],
  ['a choice', '<select id="here"></select>'],
])('R-20 in %s a key is a letter', (_what, markup) => {
  expect(pressed({ key: 'j' }, markup)).toBeNull();
});

test.each([
  ['a dialog', '<div role="dialog"></div>'],
  ['a menu', '<div role="menu"></div>'],
  ['the menu of phones', '<button aria-expanded="true"></button>'],
])('R-20 while %s is open, no key is a shortcut', (_what, markup) => {
  expect(pressed({ key: 'j' }, markup)).toBeNull();
  expect(pressed({ key: 'j' }, '<button aria-expanded="false"></button>')).toBe('j');
});

test('R-20 a key that something else has used does nothing more', () => {
  document.body.innerHTML = '';
  const use = (event: Event) => {
    event.preventDefault();
  };
  document.body.addEventListener('keydown', use);
  expect(pressed({ key: 'j' }, '')).toBeNull();
  document.body.removeEventListener('keydown', use);
});
