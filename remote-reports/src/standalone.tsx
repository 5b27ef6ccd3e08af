import { authAtom, configAtom, GlobalStyle, logger, patterns, type PortalConfig } from '@portal/shared';
import { BrowserRouter, Route, Routes, useParams } from '@portal/shared/router';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ReportListScreen } from './screens/ReportListScreen';
import { ReportScreen } from './screens/ReportScreen';

/** What the page of `npm start -- reports` carries: the local stack, and the token of a sample employee. */
interface StandalonePage {
  config: PortalConfig;
  accessToken: string;
}

/** The remote alone on a page, signed in, at the addresses that it has in the host. */
function Standalone() {
  return (
    <>
      <GlobalStyle />
      <main>
        <Routes>
          <Route path={patterns.report} element={<ReportRoute />} />
          <Route path={patterns.datedReport} element={<ReportRoute />} />
          <Route path="*" element={<ReportListScreen />} />
        </Routes>
      </main>
    </>
  );
}

function ReportRoute() {
  const { slug = '', reportId } = useParams();
  return <ReportScreen slug={slug} {...(reportId !== undefined && { reportId })} />;
}

const text = document.getElementById('portal-page')?.textContent ?? '';
const { config, accessToken } = JSON.parse(text) as StandalonePage;
const store = createStore();
store.set(configAtom, config);
store.set(authAtom, {
  signIn: () => Promise.resolve(),
  signOut: () => undefined,
  endSession: () => {
    logger.warn('standalone', 'the token of the sample employee has expired: load the page again');
  },
  accessToken: () => accessToken,
});

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Provider store={store}>
      <BrowserRouter>
        <StrictMode>
          <Standalone />
        </StrictMode>
      </BrowserRouter>
    </Provider>,
  );
