/**
 * A store as it is seen from outside: what a server hands out can be read, and nothing else.
 *
 * @param {string} url
 * @returns {import('./store.mjs').Store}
 */
export function urlStore(url) {
  const cannot = () => Promise.reject(new Error(`${url} can only be read.`));
  return {
    name: url,
    read: async (key) => {
      // What a server keeps for every address is the page of production.
      const response = await fetch(new URL(key === 'index.html' ? '/' : `/${key}`, url), {
        redirect: 'manual',
        cache: 'no-store',
        signal: AbortSignal.timeout(10_000),
      });
      if (response.status === 404) return null;
      if (response.status !== 200)
        throw new Error(`${response.url} is answered with ${String(response.status)}.`);
      return Buffer.from(await response.arrayBuffer());
    },
    putIfAbsent: cannot,
    compareAndSwap: cannot,
    list: cannot,
    delete: cannot,
  };
}
