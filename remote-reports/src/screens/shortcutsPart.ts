import { createLatePart } from '@portal/shared';
import type { ShortcutsProps } from './Shortcuts';

/** Loaded late: nobody goes on before the first article is there. */
export const shortcutsPart = createLatePart<ShortcutsProps>({
  name: 'reports.shortcuts',
  load: async () => (await import(/* webpackChunkName: "shortcuts" */ './Shortcuts')).Shortcuts,
  onIdle: 'preload',
});
