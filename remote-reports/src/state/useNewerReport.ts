import { keyOf, type Load, type Report } from '@portal/shared';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { isNewer } from '../model/isNewer';
import { isOutdated } from '../model/isOutdated';
import { latestVersion } from '../model/latestVersion';
import { newestLoader } from './newestLoader';
import { useTabReturn } from './useTabReturn';

/**
 * Whether there is a newer report than the latest one that is being read. Asked when the reader comes back to a tab
 * that has grown old; the text under their eyes is never swapped (H-3).
 */
export function useNewerReport(slug: string, version: string, load: Load<Report>): boolean {
  const [newest, setNewest] = useAtom(newestLoader.stateAtom);
  const ask = useSetAtom(newestLoader.reloadAtom);
  const askedAt = useRef(0);
  const isLatest = version === latestVersion && load.status === 'ready';

  useTabReturn(() => {
    const now = Date.now();
    if (!isLatest || !isOutdated(Math.max(load.at, askedAt.current), now)) return;
    askedAt.current = now;
    ask([slug]);
  });

  // Nothing that was asked stays behind, nor comes late, when the reader has left or signed out (H-7).
  useEffect(
    () => () => {
      setNewest({ status: 'idle' });
    },
    [setNewest],
  );

  return (
    isLatest &&
    newest.status === 'ready' &&
    newest.key === keyOf([slug]) &&
    isNewer(newest.data, load.data.modified?.iso ?? null)
  );
}
