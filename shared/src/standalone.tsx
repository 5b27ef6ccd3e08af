import { createStore, Provider } from 'jotai';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { configAtom } from './config/configAtom';
import type { PortalConfig } from './config/PortalConfig';
import { logger } from './log/logger';
import type { Auth } from './session/Auth';
import { authAtom } from './session/authAtom';
import { GlobalStyle } from './ui/GlobalStyle';

/** Data of a standalone page: the local stack, and a sample employee's token. */
interface StandalonePage {
  config: PortalConfig;
  accessToken: string;
}

/** Renders a remote alone, for a signed-in sample employee unless `auth` says otherwise. */
export function renderStandalone(children: ReactNode, auth: Partial<Auth> = {}): void {
  const text = document.getElementById('portal-page')?.textContent ?? '';
  const { config, accessToken } = JSON.parse(text) as StandalonePage;
  const store = createStore();
  store.set(configAtom, config);
  store.set(authAtom, {
    signIn: () => Promise.reject(new Error('only the host signs in: start the remote with --in-host')),
    signOut: () => undefined,
    endSession: () => {
      logger.warn('standalone', 'the token of the sample employee has expired: load the page again');
    },
    accessToken: () => accessToken,
    ...auth,
  });

  const root = document.getElementById('root');
  if (root)
    createRoot(root).render(
      <Provider store={store}>
        <BrowserRouter>
          <StrictMode>
            <GlobalStyle />
            <main>{children}</main>
          </StrictMode>
        </BrowserRouter>
      </Provider>,
    );
}
