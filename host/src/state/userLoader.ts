import { createLoader, userInfoAtom } from '@portal/shared';
import { fetchUser } from '../api/fetchUser';

/** The signed-in reader, fetched once after sign-in (S-67). */
export const userLoader = createLoader({
  name: 'user',
  stateAtom: userInfoAtom,
  fetch: fetchUser,
  reloadOnReconnect: true,
});
