import { configure } from '@testing-library/react';

// Unit tests run beside checks and builds: what takes a moment may take seconds there.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no layout that could change.
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
