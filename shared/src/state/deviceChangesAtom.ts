import { atom } from 'jotai';
import { listen } from '../browser/listen';
import { watchPage } from '../browser/watchPage';

/** Counts changes of what the device has: whoever reads from it reads this first. */
export const deviceChangesAtom = atom(0);
deviceChangesAtom.onMount = (setChanges) => {
  const change = () => {
    setChanges((count) => count + 1);
  };
  // Another tab may have written while nobody here was looking, or while this page was in the back/forward cache.
  change();
  const stopWatching = watchPage(change);
  const stopListening = listen({ storage: change });
  return () => {
    stopWatching();
    stopListening();
  };
};
