import { atom } from 'jotai';
import type { Load } from '../load/Load';
import type { UserInfo } from '../model/UserInfo';

export const userInfoAtom = atom<Load<UserInfo>>({ status: 'idle' });

export const isUserInfoLoadingAtom = atom((get) => get(userInfoAtom).status === 'loading');
