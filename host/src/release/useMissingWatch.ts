import { configAtom } from '@portal/shared';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { findOtherRelease } from './findOtherRelease';
import { reloadIfReplaced } from './reloadIfReplaced';
import type { RunningRelease } from './RunningRelease';

/** Stands in for `useReleaseWatch` if its own file cannot be had: that may be gone with the others of this release. */
export function useMissingWatch(isMissing: boolean, running: RunningRelease): void {
  const config = useAtomValue(configAtom);

  useEffect(() => {
    if (isMissing) void reloadIfReplaced(running, () => findOtherRelease(running, config));
  }, [isMissing, running, config]);
}
