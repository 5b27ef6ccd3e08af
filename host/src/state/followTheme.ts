import { themeAtom, type Store } from '@portal/shared';

/** Applies the reader's theme to the document, whose style knows `light` and `dark`: any other word is the system's. */
export function followTheme(store: Store): void {
  const apply = () => {
    document.documentElement.dataset['theme'] = store.get(themeAtom);
  };
  store.sub(themeAtom, apply);
  apply();
}
