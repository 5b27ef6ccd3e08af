import type { createStore } from 'jotai';

/** The atoms' values of one page. */
export type Store = ReturnType<typeof createStore>;
