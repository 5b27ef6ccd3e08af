/** Asks the API for an address's first answer, which the http client takes over (`takeFirstCall` in shared). */
export function startFirstCall(url: string, token: string): void {
  const answer = fetch(url, {
    headers: { Accept: 'application/json, text/plain, */*', Authorization: `Bearer ${token}` },
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  });
  // The http client reports it.
  answer.catch(() => undefined);
  globalThis.portalFirstCall = { url, token, at: Date.now(), answer };
}
