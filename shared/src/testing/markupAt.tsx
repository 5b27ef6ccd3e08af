import { Provider } from 'jotai';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { Store } from '../state/Store';

/** The markup of an element as it is drawn first with this store, without effects: ten times as quick as drawing it. */
export const markupAt = (element: ReactElement, store: Store, url = '/'): string =>
  renderToStaticMarkup(
    <Provider store={store}>
      <MemoryRouter initialEntries={[url]}>{element}</MemoryRouter>
    </Provider>,
  );
