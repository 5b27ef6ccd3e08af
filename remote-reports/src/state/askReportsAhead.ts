import { watchLinks, type Store } from '@portal/shared';
import { matchPattern } from '@portal/shared/declaration';
import { latestVersion } from '../model/latestVersion';
import { portal } from '../portal';
import { reportLoader } from './reportLoader';

/** Asks for the report behind a link before it is pressed. Returns a function that ends it. */
export const askReportsAhead = (store: Store): (() => void) =>
  watchLinks((pathname) => {
    const { slug, reportId = latestVersion } =
      matchPattern(portal.screens.ReportScreen.address, pathname) ?? {};
    if (slug !== undefined) store.set(reportLoader.aheadAtom, [slug, reportId]);
  });
