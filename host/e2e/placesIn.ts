/** The places in a page where a secret would stay, by name. Runs in the page. */
export function placesIn() {
  const entriesOf = (name: 'localStorage' | 'sessionStorage') => {
    try {
      return Object.entries(globalThis[name]).filter(([key]) => !key.startsWith('okta-token-storage'));
    } catch {
      return [];
    }
  };
  // Not every engine tells the addresses of its history.
  const { navigation } = globalThis as unknown as {
    navigation?: { entries: () => { url: string }[] };
  };
  return {
    address: location.href,
    history: navigation?.entries().map(({ url }) => url) ?? [],
    state: history.state as unknown,
    referrer: document.referrer,
    storage: [...entriesOf('localStorage'), ...entriesOf('sessionStorage')],
    // A document's own entry keeps the address that it was opened with, which walks make up.
    timing: decodeURIComponent(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join('\n'),
    ),
  };
}
