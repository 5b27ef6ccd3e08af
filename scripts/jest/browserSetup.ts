import { configure, getConfig } from '@testing-library/react';
import { unstable_IdlePriority as idle, unstable_scheduleCallback as schedule } from 'scheduler';

const before = getConfig();

/** Ends when React has nothing left to do. */
const untilIdle = () =>
  new Promise<void>((end) => {
    schedule(idle, () => {
      end();
    });
  });

configure({
  // Unit tests run beside checks and builds: what takes a moment may take seconds there.
  asyncUtilTimeout: 30_000,
  // An element is found before the effects of its render have run: focus and announcements come with those.
  asyncWrapper: (act) =>
    before.asyncWrapper(async () => {
      const result: unknown = await act();
      await untilIdle();
      return result;
    }),
});

// jsdom has no layout that could change.
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// Nothing stands anywhere.
document.elementsFromPoint = () => [];

// No media query matches. On the prototype: a test that sets its own on the window takes it away again.
Window.prototype.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;
