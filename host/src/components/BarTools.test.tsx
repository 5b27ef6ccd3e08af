import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcementAtom } from '@portal/shared';
import { getDefaultStore } from 'jotai';
import { TestPointerEvent } from '../testing/TestPointerEvent';
import { BarTools, type OpenedTool } from './BarTools';

Object.assign(globalThis, { PointerEvent: TestPointerEvent });

const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const opened = () => screen.queryByTestId('surface')?.dataset['tool'] ?? null;
const press = (name: string) => userEvent.click(button(name));

const renderSurface = ({ tool, start }: OpenedTool) => (
  <div data-testid="surface" data-tool={tool} data-start={start}>
    <button>inside</button>
  </div>
);

function renderTools(props: Partial<Parameters<typeof BarTools>[0]> = {}) {
  const onOpen = jest.fn();
  const tools = (more: typeof props = {}) => (
    <>
      <BarTools
        path="/"
        user={null}
        notificationCount={0}
        onOpen={onOpen}
        hasFailed={false}
        renderSurface={renderSurface}
        {...props}
        {...more}
      />
      <p>elsewhere</p>
      <a href="#next">next</a>
    </>
  );
  const { rerender } = render(tools());
  const change = (more: typeof props) => {
    rerender(tools(more));
  };
  return { onOpen, change };
}

test.each([
  ['Notifications', 'notifications'],
  ['Appearance', 'appearance'],
  ['Open user menu', 'user'],
])('"%s" opens with a press, closes with the next one, and keeps the focus', async (name, tool) => {
  const { onOpen } = renderTools();
  expect(button(name)).toHaveAttribute('aria-expanded', 'false');

  await press(name);
  expect(opened()).toBe(tool);
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(button(name)).toHaveAttribute('aria-expanded', 'true');
  await press(name);
  expect(opened()).toBeNull();
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(button(name)).toHaveFocus();
});

test('the menu of a narrow screen is named after what a press does', async () => {
  renderTools();

  await press('Open menu');
  expect(opened()).toBe('menu');
  await press('Close menu');
  expect(opened()).toBeNull();
  expect(button('Open menu')).toHaveFocus();
});

test('one tool at a time is open', async () => {
  renderTools();

  for (const name of ['Open menu', 'Notifications', 'Open user menu', 'Appearance']) await press(name);
  expect(opened()).toBe('appearance');
  expect(screen.getAllByRole('button', { hidden: true, expanded: true })).toEqual([button('Appearance')]);
  expect(button('Appearance')).toHaveFocus();
});

test('S-52 what is pressed before its code is there opens when it comes', async () => {
  const { change } = renderTools({ renderSurface: () => null });
  await press('Notifications');
  expect(opened()).toBeNull();

  change({ renderSurface });
  expect(opened()).toBe('notifications');
  expect(button('Notifications')).toHaveFocus();
});

test('F-22 when the code cannot be had nothing is open, and the next press asks for it again', async () => {
  const { onOpen, change } = renderTools({ renderSurface: () => null });
  await press('Notifications');
  change({ hasFailed: true });
  expect(button('Notifications')).toHaveAttribute('aria-expanded', 'false');

  await press('Notifications');
  expect(onOpen).toHaveBeenCalledTimes(2);
  change({ hasFailed: false, renderSurface });
  expect(opened()).toBe('notifications');
});

test.each([
  ['Notifications, 2 new', 'Notifications'],
  ['Appearance', 'Appearance'],
  ['Open user menu', 'User menu'],
  ['Open menu', 'Menu'],
])('F-22 a press on "%s" whose code cannot be had says so until the next press', async (name, tool) => {
  const line = `“${tool}” could not be opened. Please try again.`;
  const { change } = renderTools({ notificationCount: 2, hasFailed: true });
  expect(screen.queryByText(/could not be opened/)).not.toBeInTheDocument();
  await press(name);
  expect(screen.getByText(line)).toBeVisible();
  expect(getDefaultStore().get(announcementAtom).trim()).toBe(line);

  change({ hasFailed: false });
  expect(opened()).not.toBeNull();
  expect(screen.queryByText(line)).not.toBeInTheDocument();
});

test('F-22 that a tool could not be opened is not said on another screen', async () => {
  const { change } = renderTools({ hasFailed: true });
  await press('Appearance');
  change({ path: '/reports' });
  expect(screen.queryByText(/could not be opened/)).not.toBeInTheDocument();
});

test.each(['Notifications', 'Appearance', 'Open user menu', 'Open menu'])(
  'Escape closes what "%s" has opened, and gives the focus back',
  async (name) => {
    renderTools();
    await press(name);
    screen.getByText('inside').focus();

    await userEvent.keyboard('{Escape}');
    expect(opened()).toBeNull();
    expect(button(name)).toHaveFocus();
  },
);

test('a press on what takes no focus closes a popover, and gives the focus back', async () => {
  renderTools();
  await press('Notifications');
  await userEvent.click(screen.getByText('inside'));
  expect(opened()).toBe('notifications');

  await userEvent.click(screen.getByText('elsewhere'));
  expect(opened()).toBeNull();
  expect(button('Notifications')).toHaveFocus();
});

test('a press on a link closes a menu, and leaves the focus there', async () => {
  renderTools();
  await press('Open user menu');

  await userEvent.click(screen.getByRole('link'));
  expect(opened()).toBeNull();
  expect(screen.getByRole('link')).toHaveFocus();
});

test('a focus that goes on closes a popover', async () => {
  renderTools();
  await press('Notifications');
  await userEvent.tab();
  expect(screen.getByText('inside')).toHaveFocus();
  expect(opened()).toBe('notifications');

  await userEvent.tab();
  expect(opened()).toBeNull();
});

test.each(['Notifications', 'Open menu'])(
  'Escape closes what "%s" has opened from anywhere',
  async (name) => {
    renderTools();
    await press(name);
    act(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });

    await userEvent.keyboard('{Escape}');
    expect(opened()).toBeNull();
    expect(button(name)).toHaveFocus();
  },
);

test('S-55 the menu of a narrow screen closes on a press and on a focus elsewhere', async () => {
  renderTools();
  await press('Open menu');
  await userEvent.click(screen.getByText('elsewhere'));
  expect(opened()).toBeNull();

  await press('Open menu');
  act(() => {
    screen.getByRole('link').focus();
  });
  expect(opened()).toBeNull();
  expect(screen.getByRole('link')).toHaveFocus();
});

test('S-55 what is open closes on another screen, and stays closed on the way back', async () => {
  const { change } = renderTools();
  await press('Open menu');
  change({ path: '/reports' });
  expect(opened()).toBeNull();

  change({ path: '/' });
  expect(opened()).toBeNull();
});

test.each([
  ['Open menu', false, null],
  ['Open menu', true, 'menu'],
  ['Open user menu', false, null],
])('S-55 "%s" whose button a turned phone shows (%s) leaves open: %s', async (name, isShown, tool) => {
  renderTools();
  await press(name);
  // jsdom lays nothing out.
  Object.defineProperty(document.activeElement, 'offsetParent', { value: isShown ? document.body : null });
  act(() => {
    dispatchEvent(new Event('resize'));
  });
  expect(opened()).toBe(tool);
});

test.each([
  [29, null],
  [30, 'notifications'],
  [300, 'notifications'],
])('S-96 a finger that moves %i px elsewhere leaves open: %s', async (distance, tool) => {
  renderTools();
  await press('Notifications');
  const place = screen.getByText('elsewhere');

  fireEvent.pointerDown(place, { pointerType: 'touch', clientX: 5, clientY: 5 });
  fireEvent.pointerUp(place, { pointerType: 'touch', clientX: 5, clientY: 5 + distance });
  expect(opened()).toBe(tool);
});

test('S-96 a finger with which the browser has begun to scroll closes nothing', async () => {
  renderTools();
  await press('Notifications');
  const place = screen.getByText('elsewhere');

  fireEvent.pointerDown(place, { pointerType: 'touch', clientX: 5, clientY: 5 });
  fireEvent.pointerCancel(place);
  fireEvent.pointerUp(place, { pointerType: 'touch', clientX: 5, clientY: 5 });
  expect(opened()).toBe('notifications');
});

test.each([
  ['{Enter}', 'first'],
  [' ', 'first'],
  ['{ArrowDown}', 'first'],
  ['{ArrowUp}', 'last'],
])('S-53 the key "%s" opens the user menu at its %s item', async (key, start) => {
  renderTools();
  button('Open user menu').focus();

  await userEvent.keyboard(key);
  expect(opened()).toBe('user');
  expect(screen.getByTestId('surface')).toHaveAttribute('data-start', start);
});

test('S-53 a mouse button that is let go of elsewhere takes nothing from the next press of a key', async () => {
  renderTools();
  fireEvent.pointerDown(button('Open user menu'), { pointerType: 'mouse', button: 0 });
  fireEvent.pointerUp(screen.getByText('inside'), { pointerType: 'mouse', button: 0 });
  await userEvent.keyboard('{Escape}');
  expect(opened()).toBeNull();

  await userEvent.keyboard('{Enter}');
  expect(opened()).toBe('user');
});

test('S-53 a mouse opens the user menu as soon as its button is down, and a finger when it is up', () => {
  renderTools();
  const opener = button('Open user menu');
  const down = createEvent.pointerDown(opener, { pointerType: 'mouse', button: 0 });
  fireEvent(opener, down);
  expect(opened()).toBe('user');
  expect(screen.getByTestId('surface')).not.toHaveAttribute('data-start');
  expect(down.defaultPrevented).toBe(true);
  fireEvent.click(opener, { detail: 1 });
  expect(opened()).toBe('user');

  fireEvent.pointerDown(opener, { pointerType: 'touch', button: 0 });
  expect(opened()).toBe('user');
  fireEvent.click(opener, { detail: 1 });
  expect(opened()).toBeNull();
});

test('the second mouse button opens nothing', () => {
  renderTools();

  fireEvent.pointerDown(button('Open user menu'), { pointerType: 'mouse', button: 2 });
  expect(opened()).toBeNull();
});

test('H-9 the number of news is in the name of the bell, and a mark on it', () => {
  renderTools({ notificationCount: 3 });

  expect(within(button('Notifications, 3 new')).getAllByText('', { selector: 'span' })).toHaveLength(1);
});
