import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useBarTools } from './useBarTools';

type Load = () => Promise<ComponentType>;

function Bar({ load }: { load: Load }) {
  const { Tools, open } = useBarTools<object>(load);
  return (
    <>
      <button
        onClick={() => {
          open('user');
        }}
      >
        press
      </button>
      {Tools && <Tools />}
    </>
  );
}

const keys: string[] = [];
const Tools = () => (
  <button data-tool="user" onKeyDown={({ key }) => keys.push(key)}>
    user menu
  </button>
);

const loaded = () => screen.queryByRole('button', { name: 'user menu' });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const press = () =>
  act(async () => {
    screen.getByRole('button', { name: 'press' }).click();
    await Promise.resolve();
  });

beforeEach(() => {
  jest.useFakeTimers();
  keys.length = 0;
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

test('F-33 the tools are loaded when the browser has nothing to do, and nothing opens by itself', async () => {
  const idle: [IdleRequestCallback, IdleRequestOptions | undefined][] = [];
  globalThis.requestIdleCallback = (...call) => idle.push(call as (typeof idle)[number]);
  const load = jest.fn<Promise<ComponentType>, []>(() => Promise.resolve(Tools));
  render(<Bar load={load} />);

  await pass(60_000);
  expect(load).not.toHaveBeenCalled();
  expect(idle[0]?.[1]).toEqual({ timeout: 3000 });
  await act(async () => {
    idle[0]?.[0]({ didTimeout: false, timeRemaining: () => 10 });
    await Promise.resolve();
  });
  expect(loaded()).toBeVisible();
  expect(loaded()).not.toHaveFocus();
  expect(keys).toEqual([]);
});

test('a browser that cannot say when it is idle is left in peace for three seconds', async () => {
  const load = jest.fn<Promise<ComponentType>, []>(() => Promise.resolve(Tools));
  render(<Bar load={load} />);

  await pass(2_999);
  expect(load).not.toHaveBeenCalled();
  await pass(1);
  expect(loaded()).toBeVisible();
});

test('a reader who presses first need not wait: what they pressed opens, once', async () => {
  const load = jest.fn<Promise<ComponentType>, []>(() => Promise.resolve(Tools));
  render(<Bar load={load} />);

  await press();
  expect(loaded()).toHaveFocus();
  expect(keys).toEqual(['Enter']);
  await pass(60_000);
  expect(keys).toEqual(['Enter']);
});

test('F-22 tools that cannot be loaded are logged, and asked for again at the next press', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const outcomes: Load[] = [() => Promise.reject(new Error('no chunk')), () => Promise.resolve(Tools)];
  const load = jest.fn<Promise<ComponentType>, []>(() => outcomes.shift()?.() ?? Promise.resolve(Tools));
  render(<Bar load={load} />);

  await press();
  expect(loaded()).not.toBeInTheDocument();
  expect(log.mock.calls).toEqual([['[portal] bar.tools: Error: no chunk']]);
  await press();
  expect(loaded()).toHaveFocus();
  await pass(60_000);
});

test('a bar that has gone loads nothing', async () => {
  const load = jest.fn<Promise<ComponentType>, []>(() => Promise.resolve(Tools));
  const { unmount } = render(<Bar load={load} />);

  unmount();
  await pass(60_000);
  expect(load).not.toHaveBeenCalled();
});
