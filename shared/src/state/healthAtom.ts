import { atom } from 'jotai';
import type { Load } from '../load/Load';

export const healthLoadAtom = atom<Load<string>>({ status: 'idle' });

/** The API's own word for its health; `unknown` until loaded. Not shown (S-63, S-79). */
export const healthAtom = atom((get) => {
  const load = get(healthLoadAtom);
  return load.status === 'ready' ? load.data : 'unknown';
});
