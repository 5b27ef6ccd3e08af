import { createLoader, healthLoadAtom } from '@portal/shared';
import { fetchHealth } from '../api/fetchHealth';

/** The health of the API, fetched once when the portal starts (S-79). */
export const healthLoader = createLoader({
  name: 'health',
  stateAtom: healthLoadAtom,
  fetch: fetchHealth,
  isForAll: true,
});
