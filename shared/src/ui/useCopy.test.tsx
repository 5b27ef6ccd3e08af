import { act, render, screen } from '@testing-library/react';
import { useCopy } from './useCopy';

function Copier({ text = 'an address', shownFor }: { text?: string; shownFor?: number }) {
  const { copying, copy } = useCopy(shownFor === undefined ? {} : { shownFor });
  return <button onClick={() => void copy(text)}>{copying}</button>;
}

const state = () => screen.getByRole('button').textContent;
const press = () =>
  act(async () => {
    screen.getByRole('button').click();
    await Promise.resolve();
  });
const pass = (milliseconds: number) => {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
};

const writeText = jest.fn<Promise<void>, [string]>();
const clipboard = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  clipboard.mockReset().mockReturnValue({ writeText });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, get: clipboard });
});

afterEach(() => {
  jest.useRealTimers();
});

test('a text is copied, and stays so until it is copied again', async () => {
  render(<Copier />);
  expect(state()).toBe('idle');

  await press();
  expect(writeText.mock.calls).toEqual([['an address']]);
  pass(60_000);
  expect(state()).toBe('copied');
});

test('what is shown for a while is over after it', async () => {
  render(<Copier shownFor={3000} />);

  await press();
  pass(2_999);
  expect(state()).toBe('copied');
  pass(1);
  expect(state()).toBe('over');
});

test('a second copy is shown as long as the first', async () => {
  render(<Copier shownFor={3000} />);

  await press();
  pass(2_000);
  await press();
  pass(2_000);
  expect(state()).toBe('copied');
  pass(1_000);
  expect(state()).toBe('over');
});

test('a refusal stays, and the next copy may succeed', async () => {
  writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  render(<Copier shownFor={3000} />);

  await press();
  pass(60_000);
  expect(state()).toBe('refused');
  await press();
  expect(state()).toBe('copied');
});

test('while another copy is made, the refusal of the one before is over', async () => {
  writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  writeText.mockReturnValueOnce(new Promise(() => undefined));
  render(<Copier />);

  await press();
  expect(state()).toBe('refused');
  await press();
  expect(state()).toBe('over');
});

test('a page without https has no clipboard, which is a refusal too', async () => {
  clipboard.mockReturnValue(undefined);
  render(<Copier />);

  await press();
  expect(state()).toBe('refused');
});
