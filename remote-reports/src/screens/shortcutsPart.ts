import { createLatePart } from '@portal/shared';

/** Loaded late: nobody goes on before the first article is there. */
export const shortcutsPart = createLatePart({
  name: 'reports.shortcuts',
  load: async () => (await import(/* webpackChunkName: "shortcuts" */ './Shortcuts')).Shortcuts,
  onIdle: 'preload',
});
