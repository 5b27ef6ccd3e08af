import { createLatePart } from '@portal/shared';
import type { HandOnMenuProps } from './HandOnMenu';

/** Loaded late: nobody hands on what is not read yet. */
export const handOnPart = createLatePart<HandOnMenuProps>({
  name: 'reports.handOn',
  load: async () => (await import(/* webpackChunkName: "hand-on" */ './HandOnMenu')).HandOnMenu,
  onIdle: 'preload',
});
