import { act } from '@testing-library/react';

/** The reader turns to another tab (`hidden`), or comes back (`visible`). The browser says so for the rest of the test. */
export function turnTab(visibility: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}
