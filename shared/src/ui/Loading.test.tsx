import { act, render, screen } from '@testing-library/react';
import { Provider, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { renderAt } from '../testing';
import { announcementAtom } from './announcementAtom';
import { slowAfter } from './isSlowAtom';
import { Loading } from './Loading';

const slowLine = 'Still loading. This is taking longer than usual.';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('S-57 the message is "Loading..." with three dots, beside a spinner for the eye only', () => {
  const { container, store } = renderAt(<Loading />);

  expect(container).toHaveTextContent(/^Loading\.\.\.$/);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(store.get(announcementAtom)).toBe('Loading...');
});

test('S-57 another message may be given', () => {
  const { container, store } = renderAt(<Loading message="Getting the report" />);

  expect(container).toHaveTextContent(/^Getting the report$/);
  expect(store.get(announcementAtom)).toBe('Getting the report');
});

test('R-14 above the shape of what is to come it is one line at the left', () => {
  const { container } = renderAt(<Loading isLine />);
  expect(container.firstElementChild).toHaveStyle({ display: 'flex' });
  expect(screen.getByText('Loading...').parentElement).not.toHaveStyle({ textAlign: 'center' });
});

test('S-94, H-5 after ten seconds, and no sooner, a second line says that it takes long', async () => {
  const { store } = renderAt(<Loading />);
  expect(slowAfter).toBe(10_000);

  await wait(9_999);
  expect(screen.queryByText(slowLine)).not.toBeInTheDocument();
  await wait(1);
  expect(screen.getByText(slowLine)).toBeVisible();
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(store.get(announcementAtom)).toBe(slowLine);
});

test('H-5 the ten seconds are those of the reader, over all stages of a wait, and each wait has its own', async () => {
  const { rerender } = render(<Loading key="code" />, { wrapper: Provider });
  await wait(6_000);
  rerender(<Loading key="data" />);
  await wait(3_999);
  expect(screen.queryByText(slowLine)).not.toBeInTheDocument();
  await wait(1);
  expect(screen.getByText(slowLine)).toBeVisible();
  rerender(<Loading key="more data" />);
  expect(screen.getByText(slowLine)).toBeVisible();

  rerender(<p>There it is</p>);
  await wait(500);
  rerender(<Loading key="another report" />);
  await wait(9_999);
  expect(screen.queryByText(slowLine)).not.toBeInTheDocument();
  await wait(1);
  expect(screen.getByText(slowLine)).toBeVisible();
});

test('H-5 nothing is said of a wait that is over', async () => {
  const { unmount, store } = renderAt(<Loading />);

  unmount();
  await wait(20_000);
  expect(store.get(announcementAtom)).toBe('');
  expect(jest.getTimerCount()).toBe(0);
});

/** The page's live region, and all that has stood in it. */
function Region({ said }: { said: string[] }) {
  const text = useAtomValue(announcementAtom);
  useEffect(() => {
    if (text !== said.at(-1)) said.push(text);
  }, [said, text]);
  return null;
}

test('H-5, WCAG 4.1.3 of stages that follow each other one is said, and the next wait again', () => {
  const said: string[] = [];
  const { rerender } = render(<Region said={said} />, { wrapper: Provider });
  const show = (stages: string[]) => {
    rerender(
      <>
        <Region said={said} />
        {stages.map((stage) => (
          <Loading key={stage} />
        ))}
      </>,
    );
  };

  for (const stages of [['session'], ['code'], ['code', 'other code'], ['data', 'other code']]) show(stages);
  expect(said).toEqual(['', 'Loading...']);
  show([]);
  show(['another report']);
  expect(said).toEqual(['', 'Loading...', '', 'Loading...']);
});
