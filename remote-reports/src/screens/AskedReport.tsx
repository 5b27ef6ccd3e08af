import { Loading, useLoad, useTimer } from '@portal/shared';
import { useNavigate } from '@portal/shared/router';
import { useSetAtom } from 'jotai';
import { startTransition, type RefObject } from 'react';
import { FailedNotice } from '../components/FailedNotice';
import { latestVersion } from '../model/latestVersion';
import { newerReportLoader } from '../state/newerReportLoader';
import { reportLoader } from '../state/reportLoader';

interface AskedReportProps {
  slug: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The state of the newer report, which takes the place of the one that is shown once it is there. */
export function AskedReport({ slug, heading }: AskedReportProps) {
  const { load, reload } = useLoad(newerReportLoader, slug, latestVersion);
  const navigate = useNavigate();
  const show = useSetAtom(reportLoader.stateAtom);
  useTimer(load.status === 'ready' ? 0 : null, () => {
    if (load.status !== 'ready') return;
    // A place in the report of before is none in this one.
    void navigate({ hash: '' }, { replace: true });
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
    startTransition(() => {
      show(load);
    });
  });

  if (load.status !== 'failed') return <Loading isLine />;
  return <FailedNotice subject="newer" reason={load.reason} retryAt={load.retryAt} onTryAgain={reload} />;
}
