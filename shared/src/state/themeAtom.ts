import { themes } from '../model/Theme';
import { createPreferenceAtom } from './createPreferenceAtom';

/** The reader's choice of light or dark. The boot script reads the same entry before the first paint. */
export const themeAtom = createPreferenceAtom(
  'theme',
  (text) => themes.find((theme) => theme === text) ?? 'system',
  (theme) => (theme === 'system' ? null : theme),
);
