import { requiredAtom } from '@portal/shared';
import type { RemoteLoader } from './RemoteLoader';

/** How this page gets its remotes: through federation in the product, straight from their sources in tests. */
export const remoteLoaderAtom = requiredAtom<RemoteLoader>(
  'remoteLoaderAtom is empty: the page that starts the host fills it.',
);
