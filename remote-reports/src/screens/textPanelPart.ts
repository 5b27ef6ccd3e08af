import { createLatePart } from '@portal/shared';
import type { TextPanelProps } from './TextPanel';

/** Loaded late: whoever has chosen once seldom chooses again. */
export const textPanelPart = createLatePart<TextPanelProps>({
  name: 'reports.text',
  load: async () => (await import(/* webpackChunkName: "text" */ './TextPanel')).TextPanel,
  onIdle: 'preload',
});
