import { requiredAtom } from '../config/requiredAtom';
import type { Auth } from './Auth';

export const authAtom = requiredAtom<Auth>('authAtom is empty: the host fills it when the portal starts.');
