import { useLoad, useTimer } from '@portal/shared';
import { useSetAtom } from 'jotai';
import { startTransition } from 'react';
import { NewerReport } from '../components/NewerReport';
import { latestVersion } from '../model/latestVersion';
import { newerReportLoader } from '../state/newerReportLoader';
import { reportLoader } from '../state/reportLoader';

/** The line while the newer report is loaded, which then takes the place of the one that is shown. */
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

  return <NewerReport load={load} onShow={reload} />;
}
