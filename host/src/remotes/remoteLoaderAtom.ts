import { requiredAtom } from '@portal/shared';
import type { RemoteLoader } from './RemoteLoader';

/** Module Federation in the product, the remotes' sources in tests. */
export const remoteLoaderAtom = requiredAtom<RemoteLoader>(
  'remoteLoaderAtom is empty: the page that starts the host fills it.',
);
