import { atom } from 'jotai';
import type { Load } from '../load/Load';

/** The load of the API's health. */
export const healthLoadAtom = atom<Load<string>>({ status: 'idle' });

/** What the API says about its health; `unknown` until it has said so. Not shown (S-63, S-79). */
export const healthAtom = atom((get) => {
  const load = get(healthLoadAtom);
  return load.status === 'ready' ? load.data : 'unknown';
});
