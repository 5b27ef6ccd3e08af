import { Provider, type createStore } from 'jotai';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

/** The markup of an element with this store, without effects: ten times as quick as drawing it. */
export const markupAt = (element: ReactElement, store: ReturnType<typeof createStore>): string =>
  renderToStaticMarkup(
    <Provider store={store}>
      <MemoryRouter>{element}</MemoryRouter>
    </Provider>,
  );
