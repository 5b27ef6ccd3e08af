import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { usePanelReady } from './usePanelReady';

const onReady = jest.fn();

function Panel({ isReady }: { isReady?: boolean }) {
  usePanelReady(onReady, isReady);
  return null;
}

beforeEach(() => {
  onReady.mockReset();
});

test('a panel that is complete at once says so once', () => {
  render(<Panel />, { wrapper: StrictMode });
  expect(onReady).toHaveBeenCalledTimes(1);
});

test('a panel that loads says so when it has loaded, and not again when it loads more', () => {
  const { rerender } = render(<Panel isReady={false} />, { wrapper: StrictMode });
  expect(onReady).not.toHaveBeenCalled();
  for (const isReady of [true, false, true]) rerender(<Panel isReady={isReady} />);
  expect(onReady).toHaveBeenCalledTimes(1);
});
