import { readPage } from './readPage';

/** The address that answers with nothing and is logged (`scripts/release/serving/seenRules.ts`). */
const address = '/_/seen';

/** A fact that a tab tells the server of itself. */
export interface SeenFact {
  /**
   * `start`: it has begun. `tab`: it is still open. `shown`: the reader sees content. `fallback`: a former build of an app runs instead of the page's.
   * `gone`: an app could not be loaded. `crash`: it could not be drawn.
   */
  event: 'start' | 'tab' | 'shown' | 'fallback' | 'gone' | 'crash';
  /** Folder of the app, or its federation name. */
  app?: string;
  /** The build that failed. */
  build?: string;
  /** The build that runs instead. */
  used?: string;
  /** Where it failed. */
  stage?: 'timeout' | 'singleton' | 'expose' | 'chunk' | 'entry' | 'render';
  /** A hash that is the same for the same cause; never text of an error. */
  hash?: string;
  /** Builds that run instead of the page's, as `app/build`, with commas. */
  instead?: string;
}

declare global {
  /** A number of this tab, at random and in memory only: it counts tabs, never readers. */
  var portalTab: string | undefined;
  /** True once the server has shown that it does not know the address. */
  var portalIsUntold: boolean | undefined;
}

/**
 * Tells the server a fact about this tab, where the configuration wants that; whoever calls need not care whether it
 * arrives. Nothing is kept on the device, no cookie goes along, and nothing is said about the reader or the address.
 */
export function tellSeen({ event, app, build, used, stage, hash, instead }: SeenFact): void {
  try {
    const { config, release } = readPage(document);
    if (!config.countTabs || !release || !navigator.onLine || globalThis.portalIsUntold) return;
    globalThis.portalTab ??= crypto.getRandomValues(new Uint32Array(1)).join('');
    const facts = {
      e: event,
      c: release.channel,
      r: String(release.number),
      t: globalThis.portalTab,
      ...(app && { a: app }),
      ...(build && { b: build }),
      ...(used && { u: used }),
      ...(stage && { s: stage }),
      ...(hash && { h: hash }),
      ...(instead && { p: instead }),
    };
    void send(new URL(`${address}?${String(new URLSearchParams(facts))}`, document.baseURI));
  } catch {
    // Nobody waits for it.
  }
}

async function send(url: URL): Promise<void> {
  try {
    const { ok, status } = await fetch(url, { keepalive: true, credentials: 'omit', cache: 'no-store' });
    // The browser prints a line for every such answer: one is enough. A proxy that is busy (429), or reloaded, knows it.
    if (!ok && status < 500 && status !== 429) globalThis.portalIsUntold = true;
  } catch {
    // Offline, or on its way to another page.
  }
}
