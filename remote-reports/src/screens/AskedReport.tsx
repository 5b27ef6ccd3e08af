import { Loading, useLoad, useTimer } from '@portal/shared';
import { useSetAtom } from 'jotai';
import { startTransition } from 'react';
import { FailedNotice } from '../components/FailedNotice';
import { latestVersion } from '../model/latestVersion';
import { newerReportLoader } from '../state/newerReportLoader';
import { reportLoader } from '../state/reportLoader';

/** The state of the newer report, which takes the place of the one that is shown once it is there. */
export function AskedReport({ slug, onShow }: { slug: string; onShow: () => void }) {
  const { load, reload } = useLoad(newerReportLoader, slug, latestVersion);
  const show = useSetAtom(reportLoader.stateAtom);
  useTimer(load.status === 'ready' ? 0 : null, () => {
    if (load.status !== 'ready') return;
    onShow();
    startTransition(() => {
      show(load);
    });
  });

  if (load.status !== 'failed') return <Loading isLine />;
  return <FailedNotice subject="newer" reason={load.reason} retryAt={load.retryAt} onTryAgain={reload} />;
}
