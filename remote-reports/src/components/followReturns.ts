/** Calls back whenever the reader comes to the tab or leaves it. Returns a function that ends it. */
export function followReturns(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
  };
}
