import { parsePage } from './livePage.ts';
import { channelOf } from '../page/pageKey.ts';
import { requestOfPage } from './requestOfPage.ts';
import type { Store } from '../store/store.ts';

/** Read-only store over HTTP: the files that a server serves. */
export function urlStore(url: string): Store {
  const cannot = () => Promise.reject(new Error(`${url} can only be read.`));
  return {
    name: url,
    read: async (key) => {
      const channel = channelOf(key);
      const { address, headers } = channel
        ? requestOfPage(url, channel)
        : { address: new URL(`/${key}`, url).href, headers: {} };
      const response = await fetch(address, {
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(10_000),
      }).catch((error: unknown) => {
        const { message, cause } = error as Error & { cause?: Error };
        throw new Error(`${address} does not answer (${cause?.message ?? message}).`);
      });
      if (response.status === 404) return null;
      if (response.status !== 200) throw new Error(`${address} is answered with ${String(response.status)}.`);
      const bytes = Buffer.from(await response.arrayBuffer());
      // Unknown channels are answered with production's page.
      const isOther = channel && parsePage(bytes, address).release?.channel !== channel;
      return isOther ? null : bytes;
    },
    putIfAbsent: cannot,
    compareAndSwap: cannot,
    list: cannot,
    delete: cannot,
  };
}
