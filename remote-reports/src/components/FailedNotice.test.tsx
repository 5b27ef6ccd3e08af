import { act, screen } from '@testing-library/react';
import { renderAt } from '@portal/shared/testing';
import { FailedNotice } from './FailedNotice';

afterEach(() => {
  jest.useRealTimers();
});

test('H-4 a wait is told as long as it lasts, and not once the button works', () => {
  jest.useFakeTimers();
  renderAt(
    <FailedNotice
      subject="reports"
      reason="unavailable"
      retryAt={Date.now() + 30_000}
      onTryAgain={() => undefined}
    />,
  );
  expect(screen.getByText('The reports could not be loaded. You can try again in 30 seconds.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDisabled();

  act(() => {
    jest.advanceTimersByTime(30_000);
  });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(screen.getByText('The reports could not be loaded. You can try again now.')).toBeVisible();
});
