import { createLatePart } from '@portal/shared';
import type { SaveMenuProps } from './SaveMenu';

/** Loaded late: nobody saves what is not read yet. */
export const saveMenuPart = createLatePart<SaveMenuProps>({
  name: 'reports.save',
  load: async () => (await import(/* webpackChunkName: "hand-on" */ './SaveMenu')).SaveMenu,
  onIdle: 'preload',
});
