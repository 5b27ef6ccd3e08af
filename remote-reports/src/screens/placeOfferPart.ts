import { createLatePart } from '@portal/shared';
import type { ComponentProps } from 'react';
import type { PlaceOffer } from './PlaceOffer';

/** Loaded late: nobody goes on before the report is there. */
export const placeOfferPart = createLatePart<ComponentProps<typeof PlaceOffer>>({
  name: 'reports.place',
  load: async () => (await import(/* webpackChunkName: "after-report" */ './PlaceOffer')).PlaceOffer,
});
