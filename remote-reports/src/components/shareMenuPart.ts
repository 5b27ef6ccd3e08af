import { createLatePart } from '@portal/shared';
import type { ShareMenuProps } from './ShareMenu';

/** Loaded late: nobody hands on what is not read yet. */
export const shareMenuPart = createLatePart<ShareMenuProps>({
  name: 'reports.share',
  load: async () => (await import(/* webpackChunkName: "hand-on" */ './ShareMenu')).ShareMenu,
  onIdle: 'preload',
});
