import { composePortal } from '#release/live/composePortal.ts';
import { composeSingle } from './composeSingle.ts';
import type { SingleBundle } from './buildSingleBundle.ts';
import type { Contender } from './startPortals.ts';

/** The same sources: as they are served, and without federation. */
export const contendersWith = (bundle: SingleBundle): Contender[] => [
  { name: 'federated', compose: composePortal },
  { name: 'single bundle', compose: (composition) => composeSingle(bundle, composition) },
];
