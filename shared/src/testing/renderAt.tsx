import { render, type RenderResult } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { StrictMode, type ReactElement, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { PortalConfig } from '../config/PortalConfig';
import { configAtom } from '../config/configAtom';
import type { Auth } from '../session/Auth';
import { authAtom } from '../session/authAtom';
import { testConfig } from './testConfig';

interface RenderAtOptions {
  /** The address, with query and fragment. */
  url?: string;
  auth?: Partial<Auth>;
  config?: Partial<PortalConfig>;
  store?: ReturnType<typeof createStore>;
  wrap?: (children: ReactNode) => ReactNode;
}

interface RenderedAt extends RenderResult {
  store: ReturnType<typeof createStore>;
  /** Where the router is now. */
  url: () => string;
}

/** Draws an element at an address, in StrictMode, with a fresh store and a signed-in reader. */
export function renderAt(element: ReactElement, options: RenderAtOptions = {}): RenderedAt {
  const {
    url = '/',
    auth,
    config,
    store = createStore(),
    wrap = (children: ReactNode) => children,
  } = options;
  store.set(configAtom, { ...testConfig, ...config });
  store.set(authAtom, {
    signIn: () => Promise.resolve(),
    signOut: () => undefined,
    endSession: () => undefined,
    accessToken: () => 'token-of-the-test',
    ...auth,
  });

  let current = url;
  function Witness() {
    const { pathname, search, hash } = useLocation();
    current = pathname + search + hash;
    return null;
  }

  const rendered = render(
    <StrictMode>
      <Provider store={store}>
        <MemoryRouter initialEntries={[url]}>
          <Witness />
          {wrap(element)}
        </MemoryRouter>
      </Provider>
    </StrictMode>,
  );
  return { ...rendered, store, url: () => current };
}
