import { act } from '@testing-library/react';

/** Fires the event with which the reader comes back to the tab. */
export const returnToTab = () =>
  act(async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await Promise.resolve();
  });
