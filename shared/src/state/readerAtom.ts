import { atom } from 'jotai';
import { userInfoAtom } from './userInfoAtom';

/** Id of the reader of this session as an earlier page has learnt it; null if none has. */
export const rememberedReaderAtom = atom<string | null>(null);

/** Id of the reader; empty for one without, of whom nothing is stored (B-50); null until it is known. */
export const readerAtom = atom((get) => {
  const user = get(userInfoAtom);
  if (user.status === 'ready') return user.data.id ?? '';
  return get(rememberedReaderAtom) ?? (user.status === 'failed' ? '' : null);
});
