// First requests of an address, before any bundle is here. The policy of the servers holds the hash of this text without
// its comments (`earlyScript.ts`): a change must have reached them before a page has it.
(() => {
  /** @type {(part: string) => string} */
  const decoded = (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  };
  /** @type {(tokens: import('@portal/host/src/page/earlyNeeds.ts').EarlyNeeds['tokens']) => string | undefined} */
  const unexpired = ({ storage, key, signOutMark }) => {
    // A tab that has missed a sign-out keeps no session.
    if (
      storage === 'sessionStorage' &&
      sessionStorage.getItem(signOutMark) !== localStorage.getItem(signOutMark)
    )
      return;
    const { accessToken, idToken } = JSON.parse(globalThis[storage].getItem(key) ?? '{}');
    if (!accessToken || !idToken) return;
    // With less time (s) left it may have expired when the API sees it.
    const isCurrent = Math.min(accessToken.expiresAt, idToken.expiresAt) - 30 > Date.now() / 1000;
    return isCurrent ? accessToken.accessToken : undefined;
  };
  /** @type {(href: string, integrity?: string) => void} */
  const preload = (href, integrity = '') => {
    const link = document.createElement('link');
    // A preload with other attributes than its script's is loaded twice.
    Object.assign(link, {
      rel: 'preload',
      as: 'script',
      crossOrigin: 'anonymous',
      integrity,
      href,
    });
    document.head.append(link);
  };
  /** @type {(url: string, token: string) => void} */
  const call = (url, token) => {
    const answer = fetch(url, {
      headers: { Accept: 'application/json, text/plain, */*', Authorization: `Bearer ${token}` },
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    });
    // The http client, which takes the call over, reports it.
    answer.catch(() => undefined);
    globalThis.portalFirstCall = { url, token, at: Date.now(), answer };
  };
  try {
    /** @type {import('@portal/host/src/page/PortalPage.ts').PortalPage} */
    const { early, integrity = {} } = JSON.parse(document.getElementById('portal-page')?.textContent ?? '');
    let token;
    try {
      token = early && unexpired(early.tokens);
    } catch {
      // Blocked storage and broken tokens are no session.
    }
    for (const { pattern, signedIn, signedOut } of early?.addresses ?? []) {
      const match = new RegExp(pattern, 'i').exec(location.pathname);
      if (!match) continue;
      const needs = token ? signedIn : signedOut;
      for (const script of needs.scripts) preload(script, integrity[script]);
      const pieces = needs.call?.map((piece) => {
        if (typeof piece === 'string') return piece;
        const part = match[piece.group];
        return part === undefined ? piece.otherwise : `/${encodeURIComponent(decoded(part))}`;
      });
      if (token && pieces) call(pieces.join(''), token);
      break;
    }
  } catch {
    // The bundles ask for everything themselves, a little later.
  }
})();
