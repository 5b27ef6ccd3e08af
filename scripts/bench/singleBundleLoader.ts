import type { RemoteLoader } from '@portal/host/src/remotes/RemoteLoader';
import { importingLoader } from '@portal/host/src/testing/importingLoader';

/** Stands in for the federated loader in the build that the benchmark compares with: the same source, one bundle. */
export const createFederatedLoader = (): RemoteLoader => importingLoader;
