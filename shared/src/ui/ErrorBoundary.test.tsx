import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

function Broken(): never {
  throw new Error('broken while drawing');
}

test('F-26 what throws while it is drawn takes nothing down that stands beside it, and is told once', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = jest.fn();
  render(
    <>
      <p>beside</p>
      <ErrorBoundary fallback={<p>in its own place</p>} onError={onError}>
        <Broken />
      </ErrorBoundary>
    </>,
  );

  expect(screen.getByText('beside')).toBeVisible();
  expect(screen.getByText('in its own place')).toBeVisible();
  expect(onError.mock.calls).toEqual([[new Error('broken while drawing')]]);
});

test('H-4 a new key tries again', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const boundary = (key: number, child: ReactNode) => (
    <ErrorBoundary key={key} fallback={<p>in its own place</p>} onError={() => undefined}>
      {child}
    </ErrorBoundary>
  );
  const { rerender } = render(boundary(0, <Broken />));

  rerender(boundary(0, <p>healed</p>));
  expect(screen.queryByText('healed')).not.toBeInTheDocument();
  rerender(boundary(1, <p>healed</p>));
  expect(screen.getByText('healed')).toBeVisible();
});
