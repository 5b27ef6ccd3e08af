import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuList } from './MenuList';

function renderMenu(opening: { start?: 'first' | 'last'; pressedAt?: number } = {}) {
  const chosen: string[] = [];
  const onClose = jest.fn(() => chosen.push('closed'));
  render(
    <>
      <button id="opener">Open menu of Ada</button>
      <MenuList
        labelledBy="opener"
        heading={<span>Ada</span>}
        items={['About', 'Settings', 'Sign out'].map((label) => ({
          label,
          onChoose: () => chosen.push(label),
        }))}
        start={opening.start ?? null}
        pressedAt={opening.pressedAt ?? null}
        onClose={onClose}
      />
    </>,
  );
  return { chosen, onClose };
}

const menu = () => screen.getByRole('menu', { name: 'Open menu of Ada' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const active = () => {
  const id = menu().getAttribute('aria-activedescendant');
  const marked = screen.getAllByRole('menuitem').filter((entry) => entry.dataset['focus'] !== undefined);
  expect(marked.map((entry) => entry.id)).toEqual(id === null ? [] : [id]);
  return marked[0]?.textContent ?? null;
};

test('the menu is named by its button, its items by a heading; it has the focus', () => {
  renderMenu();

  expect(menu()).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Ada' })).toContainElement(item('Sign out'));
});

test.each([
  [undefined, null],
  ['first', 'About'],
  ['last', 'Sign out'],
] as const)('a menu that starts at %s has the active item %s', (start, name) => {
  renderMenu(start ? { start } : {});

  expect(active()).toBe(name);
});

test('keys of the browser are left to it while the menu is open', () => {
  const { chosen } = renderMenu();

  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
    for (const key of ['s', 'End', 'Enter'])
      expect(fireEvent.keyDown(menu(), { key, [modifier]: true })).toBe(true);
  expect(active()).toBeNull();
  expect(chosen).toEqual([]);
});

test.each([
  ['{ArrowDown}', 'About'],
  ['{ArrowUp}', 'Sign out'],
  ['{ArrowDown}{ArrowDown}', 'Settings'],
  ['{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}', 'About'],
  ['{End}', 'Sign out'],
  ['{End}{ArrowDown}', 'Sign out'],
  ['{PageDown}{Home}', 'About'],
  ['{End}{PageUp}', 'About'],
  ['s', 'Settings'],
  ['ss', 'Sign out'],
  ['sss', 'Settings'],
  ['A', 'About'],
  ['{End}x', 'Sign out'],
  ['{End}{Shift}', 'Sign out'],
])('S-53 the keys "%s" lead to %s', async (keys, name) => {
  renderMenu();

  await userEvent.keyboard(keys);
  expect(active()).toBe(name);
});

test.each(['{Enter}', ' '])('the key "%s" chooses the active item, once the menu is closed', async (key) => {
  const { chosen } = renderMenu();

  await userEvent.keyboard(`{End}${key}`);
  expect(chosen).toEqual(['closed', 'Sign out']);
});

test('Enter without an active item closes the menu', async () => {
  const { chosen } = renderMenu();

  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual(['closed']);
});

test('Tab closes the menu and is left to the browser', () => {
  const { chosen } = renderMenu();

  const tab = createEvent.keyDown(menu(), { key: 'Tab' });
  fireEvent(menu(), tab);
  expect(chosen).toEqual(['closed']);
  expect(tab.defaultPrevented).toBe(false);
});

test('the item below the pointer is active', async () => {
  renderMenu({ start: 'first' });

  await userEvent.hover(item('Settings'));
  expect(active()).toBe('Settings');
  await userEvent.unhover(item('Settings'));
  expect(active()).toBeNull();
});

test('a click chooses an item once', async () => {
  const { chosen } = renderMenu({ pressedAt: 0 });

  await userEvent.click(item('Settings'));
  expect(chosen).toEqual(['closed', 'Settings']);
});

/** The mouse button that went down on the menu's button at 1000 ms goes up over an item. */
function letGo(at: number) {
  const up = createEvent.pointerUp(item('Sign out'));
  Object.defineProperty(up, 'timeStamp', { value: at });
  fireEvent(item('Sign out'), up);
}

test.each([
  [1200, []],
  [1201, ['closed', 'Sign out']],
])('S-96 a mouse button that is let go of over an item at %i ms chooses %j', (at, expected) => {
  const { chosen } = renderMenu({ pressedAt: 1000 });

  letGo(at);
  expect(chosen).toEqual(expected);
});

test("S-96 what goes up without having gone down on the menu's button chooses nothing", () => {
  const { chosen } = renderMenu();

  letGo(5000);
  expect(chosen).toEqual([]);
});
