/**
 * Replaces the package `unload` in the identity client's bundle, whose listener for `unload` keeps every page of the
 * portal out of the back/forward cache. A page that goes into that cache goes on living.
 */
export function add(act: () => void): { remove: () => void; run: () => void } {
  const handleHide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) act();
  };
  addEventListener('pagehide', handleHide);
  const remove = () => {
    removeEventListener('pagehide', handleHide);
  };
  return {
    remove,
    run: () => {
      remove();
      act();
    },
  };
}
