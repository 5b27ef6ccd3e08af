import { createLatePart } from '@portal/shared';

/** Loaded late: whoever has chosen once seldom chooses again. */
export const textPanelPart = createLatePart({
  name: 'reports.text',
  load: async () => (await import(/* webpackChunkName: "text" */ './TextPanel')).TextPanel,
  onIdle: 'preload',
});
