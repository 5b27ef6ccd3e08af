import { createLatePart } from '@portal/shared';

/** Loaded late: nobody goes on before the report is there. */
export const placeOfferPart = createLatePart({
  name: 'reports.place',
  load: async () => (await import(/* webpackChunkName: "after-report" */ './PlaceOffer')).PlaceOffer,
});
