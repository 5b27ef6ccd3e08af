import { createLatePart } from '@portal/shared';
import type { ShortcutHelpProps } from './ShortcutHelp';

/** Loaded when it is asked for, which is seldom. */
export const shortcutHelpPart = createLatePart<ShortcutHelpProps>({
  name: 'reports.shortcutHelp',
  load: async () => (await import('./ShortcutHelp')).ShortcutHelp,
  onIdle: 'nothing',
});
