import { watchLinks } from '@portal/shared';
import { matchPattern } from '@portal/shared/declaration';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { latestVersion } from '../model/latestVersion';
import { portal } from '../portal';
import { reportLoader } from './reportLoader';

/** Asks for the report behind a link before it is pressed. */
export function useReportsAhead(): void {
  const askAhead = useSetAtom(reportLoader.aheadAtom);

  useEffect(
    () =>
      watchLinks((pathname) => {
        const { slug, reportId = latestVersion } =
          matchPattern(portal.screens.ReportScreen.address, pathname) ?? {};
        if (slug !== undefined) askAhead([slug, reportId]);
      }),
    [askAhead],
  );
}
