import type { BrowserContext } from 'playwright-core';

/** Entries that a browser keeps of an origin none of whose pages is open any more, but for the tokens. */
export async function storageBehind(context: BrowserContext, origin: string) {
  if (context.pages().some((page) => page.url().startsWith(origin))) return [];
  const { origins } = await context.storageState();
  return origins
    .filter((one) => one.origin === origin)
    .flatMap(({ localStorage }) => localStorage)
    .filter(({ name }) => !name.startsWith('okta-token-storage'));
}
