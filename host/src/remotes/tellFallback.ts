import type { RemoteEntry } from '../page/PortalPage';
import { tellSeen } from '../page/tellSeen';
import { causeHash } from './causeHash';
import type { Cause } from './Fallback';

/** Tells the server, where tabs are counted, that a remote's build did not work and which one runs instead. */
export function tellFallback({ entry, previous }: RemoteEntry, { stage, error }: Cause): void {
  const [, app = '', build = ''] = /\/apps\/([^/]+)\/([^/]+)\//.exec(entry) ?? [];
  const used = previous?.build ?? '';
  tellSeen({
    event: 'fallback',
    app,
    build,
    used,
    stage,
    hash: causeHash(error),
    instead: `${app}/${used}`,
  });
}
