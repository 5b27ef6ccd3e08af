import type { UserInfo } from '@portal/shared';
import { initials } from './initials';
import { barTexts } from '../texts/barTexts';

/** The accessible name of the user menu's button. It contains the letters that the button shows (WCAG 2.5.3). */
export const userMenuName = (user: UserInfo | null): string =>
  [barTexts.openUserMenu, user?.name ?? user?.id, user?.id && initials(user.id)].filter(Boolean).join(', ');
