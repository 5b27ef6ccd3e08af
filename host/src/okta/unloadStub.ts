/** Replaces `unload` in the identity client's bundle: its listener keeps pages out of the back/forward cache. */
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
