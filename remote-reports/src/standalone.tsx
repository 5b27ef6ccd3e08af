import { matchPattern } from '@portal/shared/declaration';
import { useLocation } from '@portal/shared/router';
import { renderStandalone } from '@portal/shared/standalone';
import { portal } from './portal';
import { ReportListScreen } from './screens/ReportListScreen';
import { ReportScreen } from './screens/ReportScreen';

/** The remote's screens under the same addresses as in the host. */
function Standalone() {
  const { pathname } = useLocation();
  const { slug, reportId } = matchPattern(portal.screens.ReportScreen.address, pathname) ?? {};
  if (slug === undefined) return <ReportListScreen />;
  return <ReportScreen slug={slug} {...(reportId !== undefined && { reportId })} />;
}

renderStandalone(<Standalone />);
