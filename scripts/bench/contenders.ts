import { composePortal } from '#release/live/composePortal.ts';
import { asDocumented } from './asDocumented.ts';
import { composeChanged } from './composeChanged.ts';
import { composeSingle } from './composeSingle.ts';
import { withRemotes } from './withRemotes.ts';
import type { SingleBundle } from './buildSingleBundle.ts';
import type { Contender } from './startPortals.ts';

export const federated: Contender = { name: 'federated', compose: composePortal };

/** The same sources: as they are served, without federation, and without what this portal adds to federation. */
export const contendersWith = (bundle: SingleBundle): Contender[] => [
  federated,
  { name: 'single bundle', compose: (composition) => composeSingle(bundle, composition) },
  { name: 'as documented', compose: (composition) => composeChanged(composition, asDocumented) },
];

/** The portal as it grows: the one with most remotes first. */
export const grownContenders: Contender[] = [40, 10, 2].map((count) => ({
  name: `${String(count)} remotes`,
  compose: (composition) => composeChanged(composition, (parts) => withRemotes(parts, count)),
}));
