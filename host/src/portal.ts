import { declareHost } from '@portal/shared/declaration';

/** The host's side of the remotes' declarations. */
export const portal = declareHost({
  format: 1,
  federationName: 'host',
  port: 4300,
  slots: ['welcome', 'bell'],
});

export type SlotName = (typeof portal)['slots'][number];
