import { createLatePart } from '@portal/shared';

/** Loaded late: nobody hands on what is not read yet. */
export const handOnPart = createLatePart({
  name: 'reports.handOn',
  load: async () => (await import(/* webpackChunkName: "hand-on" */ './HandOnMenu')).HandOnMenu,
  onIdle: 'preload',
});
