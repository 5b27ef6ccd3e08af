import { contentAt } from './contentAt';

/** A tab as it must be: its addresses, and what may be asked of its screen. */
export interface TabModel {
  /** Addresses that Back and Forward lead to, each with the number of its document. */
  entries: { path: string; document: number }[];
  at: number;
  /** The content of its address must be there: nothing stood in its way since it was asked for. */
  isSure: boolean;
  /** A call of its screen may be waiting for an answer that never comes. */
  isWaiting: boolean;
  /** The same for the list, for which the bell asks beside every screen; whoever opens the list waits with it. */
  isListWaiting: boolean;
  /** Documents that it must have asked for; null while a sign-in takes it elsewhere. */
  documents: number | null;
  /** Number of the release that it runs. */
  release: number;
  /** Its document may come out of the browser's cache, which Back and Forward are free to use. */
  isCached: boolean;
}

/** A reader's device with two tabs, and the portal that they read. */
export interface Model {
  /** `ending`: the token is worth nothing any more, and the next call will tell. */
  session: 'in' | 'ending' | 'out';
  /** Employee who has signed in last. */
  person: string;
  api: 'sound' | 'slow' | 'failing' | 'silent';
  isOffline: boolean;
  /** Time (minutes) that the device's clock is ahead, and that the session has left. */
  ahead: number;
  left: number;
  /** The clock has jumped in this step: files that were on their way may have been given up. */
  hasJumped: boolean;
  /** Number of the live release. */
  live: number;
  /** Releases that can be taken back. */
  earlier: number;
  tabs: [TabModel, TabModel];
}

/** Life of a session (minutes): the one that a walk begins with, and later ones, as the provider gives them. */
export const sessionMinutes = { first: 25 * 60, later: 60 };

/** A clock that is ahead by so much (minutes) is noticed at sign-in. */
export const wrongClock = 26 * 60;

const newTab = (path: string, release: number): TabModel => ({
  entries: [{ path, document: 0 }],
  at: 0,
  isSure: true,
  isWaiting: false,
  isListWaiting: false,
  documents: 0,
  release,
  isCached: false,
});

export const newModel = (live: number): Model => ({
  session: 'in',
  person: 'Ada Okafor',
  api: 'sound',
  isOffline: false,
  ahead: 0,
  left: sessionMinutes.first,
  hasJumped: false,
  live,
  earlier: 0,
  tabs: [newTab('/', live), newTab('/reports', live)],
});

export const entryOf = ({ entries, at }: TabModel) => entries[at] ?? { path: '/', document: 0 };

/** Every call is answered, and every file of a live release can be had. */
export const isSound = ({ api, isOffline }: Model) => !isOffline && (api === 'sound' || api === 'slow');

/** Content must come once it is asked for now; without a session that is the login view, which needs no API. */
export const isCertain = (model: Model) => (model.session === 'out' ? !model.isOffline : isSound(model));

/** The tab asks for its screen anew. */
export function ask(model: Model, tab: TabModel, isNewDocument = false): void {
  if (isNewDocument) {
    tab.isWaiting = false;
    tab.isListWaiting = false;
    tab.isCached = false;
  }
  if (isSound(model) && isNewDocument && model.session === 'ending') model.session = 'out';
  if (model.api === 'silent' && model.session !== 'out') {
    tab.isWaiting = true;
    tab.isListWaiting = true;
  }
  if (tab.isListWaiting && contentAt(entryOf(tab).path).hasItems) tab.isWaiting = true;
  tab.isSure = isCertain(model) && !tab.isWaiting;
}

/** The same, on the way to another address. The login view is the same at every address: it is not drawn anew. */
function askThere(model: Model, tab: TabModel, isNewDocument: boolean): void {
  const wasSure = tab.isSure;
  ask(model, tab, isNewDocument);
  if (model.session === 'out' && !isNewDocument) tab.isSure &&= wasSure;
}

/** The tab goes to an address, in the same document or in a new one. */
export function go(model: Model, tab: TabModel, path: string, isNewDocument = false): void {
  const { path: before, document } = entryOf(tab);
  if (isNewDocument && tab.documents !== null) tab.documents += 1;
  if (path === before && !isNewDocument) return;
  const next = { path, document: isNewDocument ? document + 1 : document };
  // Numbers of documents grow along the history.
  tab.entries = [...tab.entries.slice(0, tab.at + (path === before ? 0 : 1)), next];
  tab.at = tab.entries.length - 1;
  askThere(model, tab, isNewDocument);
}

/** The tab goes back or forward, which loads a document where another one was. */
export function goBy(model: Model, tab: TabModel, steps: -1 | 1): void {
  const { document } = entryOf(tab);
  tab.at += steps;
  const isNewDocument = entryOf(tab).document !== document;
  if (isNewDocument && tab.documents !== null) tab.documents += 1;
  askThere(model, tab, isNewDocument);
  tab.isCached = isNewDocument;
}

/** There is such an entry, and it can be had. */
export function canGoBy(model: Model, tab: TabModel, steps: -1 | 1): boolean {
  const there = tab.entries[tab.at + steps];
  return there !== undefined && (!model.isOffline || there.document === entryOf(tab).document);
}
