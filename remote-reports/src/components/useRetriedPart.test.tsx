import { act, screen, waitFor } from '@testing-library/react';
import { createLatePart } from '@portal/shared';
import { renderAt } from '@portal/shared/testing';
import { returnToTab } from '../testing/returnToTab';
import { useRetriedPart } from './useRetriedPart';

const Annex = () => <p>All actions</p>;

test.each([
  ['preload', 'connection', 0],
  ['load', 'reader', 1],
] as const)(
  'F-22 a part whose %s has failed, though nobody pressed for it, comes with the %s',
  async (onIdle, comes, lines) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest.fn().mockRejectedValueOnce(new Error('The tunnel')).mockResolvedValue(Annex);
    const part = createLatePart({ name: 'reports.annex', load, onIdle });
    const Drawn = () => {
      const { Part } = useRetriedPart(part);
      return Part && <Part />;
    };
    renderAt(<Drawn />);
    await waitFor(() => {
      expect(load).toHaveBeenCalledTimes(1);
    });
    await act(() => Promise.resolve());
    expect(screen.queryByText('All actions')).not.toBeInTheDocument();

    if (comes === 'reader') await returnToTab();
    else
      act(() => {
        window.dispatchEvent(new Event('online'));
      });
    expect(await screen.findByText('All actions')).toBeVisible();
    expect(logged).toHaveBeenCalledTimes(lines);
    await returnToTab();
    expect(load).toHaveBeenCalledTimes(2);
  },
);
