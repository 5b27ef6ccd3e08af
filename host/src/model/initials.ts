import { firstGraphemes } from '@portal/shared';

/** The first two letters of a user id in upper case (S-56, B-49); "?" when there is none. */
export const initials = (id: string | null): string =>
  firstGraphemes((id ?? '').trim().toUpperCase(), 2) || '?';
