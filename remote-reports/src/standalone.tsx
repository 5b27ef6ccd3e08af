import { patterns } from '@portal/shared';
import { Route, Routes, useParams } from '@portal/shared/router';
import { renderStandalone } from '@portal/shared/standalone';
import { ReportListScreen } from './screens/ReportListScreen';
import { ReportScreen } from './screens/ReportScreen';

/** The remote's screens under the same addresses as in the host. */
function Standalone() {
  return (
    <Routes>
      <Route path={patterns.report} element={<ReportRoute />} />
      <Route path={patterns.datedReport} element={<ReportRoute />} />
      <Route path="*" element={<ReportListScreen />} />
    </Routes>
  );
}

function ReportRoute() {
  const { slug = '', reportId } = useParams();
  return <ReportScreen slug={slug} {...(reportId !== undefined && { reportId })} />;
}

renderStandalone(<Standalone />);
