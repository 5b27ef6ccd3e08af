import type { RemoteEntry } from '../page/PortalPage';
import { tellSeen } from '../page/tellSeen';
import { causeHash } from './causeHash';
import type { Cause } from './Fallback';
import { stageOf } from './stageOf';

/** Tells the server, where tabs are counted, that a remote's build did not work and which one runs instead. */
export function tellFallback({ entry, previous }: RemoteEntry, { error, isLoaded }: Cause): void {
  const [, app = '', build = ''] = /\/apps\/([^/]+)\/([^/]+)\//.exec(entry) ?? [];
  const used = previous?.build ?? '';
  tellSeen({
    event: 'fallback',
    app,
    build,
    used,
    stage: isLoaded ? 'render' : stageOf(error),
    hash: causeHash(error),
    instead: `${app}/${used}`,
  });
}
