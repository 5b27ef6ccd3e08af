import { render, type RenderResult } from '@testing-library/react';
import { Provider } from 'jotai';
import { StrictMode, type ReactElement, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createTestStore, type TestStoreOptions } from './createTestStore';

interface RenderAtOptions extends TestStoreOptions {
  /** The address, with query and fragment. */
  url?: string;
  wrap?: (children: ReactNode) => ReactNode;
}

interface RenderedAt extends RenderResult {
  store: ReturnType<typeof createTestStore>;
  /** Where the router is now. */
  url: () => string;
}

/** Draws an element at an address, in StrictMode, with a fresh store and a signed-in reader. */
export function renderAt(element: ReactElement, options: RenderAtOptions = {}): RenderedAt {
  const { url = '/', wrap = (children: ReactNode) => children, ...parts } = options;
  const store = createTestStore(parts);

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
