import { createLatePart } from '@portal/shared';

/** Loaded when it is asked for, which is seldom. */
export const shortcutHelpPart = createLatePart({
  name: 'reports.shortcutHelp',
  load: async () => (await import('./ShortcutHelp')).ShortcutHelp,
  onIdle: 'nothing',
});
