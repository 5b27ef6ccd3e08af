import type { Getter, PrimitiveAtom, WritableAtom } from 'jotai';
import type { HttpClient } from '../http/createHttpClient';
import type { Load } from './Load';

/** Client state that is filled from the API. */
export interface Loader<Args extends string[], T> {
  stateAtom: PrimitiveAtom<Load<T>>;
  /** A screen that shows these arguments is mounted; the returned function is called when it is unmounted. */
  visitAtom: WritableAtom<null, [Args], () => void>;
  /** Starts a new load cycle, whatever is loaded already. */
  reloadAtom: WritableAtom<null, [Args], void>;
}

export interface LoaderOptions<Args extends string[], T> {
  /** A dotted name for the log. */
  name: string;
  stateAtom: PrimitiveAtom<Load<T>>;
  fetch: (http: HttpClient, signal: AbortSignal, ...args: Args) => Promise<T>;
  /** An empty answer is fetched again at the next visit, but not while its screen stays. */
  isEmpty?: (data: T) => boolean;
  /** How long (ms) an answer is fresh, at most until midnight; null: for ever. A visit loads a stale one again. */
  staleAfter?: (...args: Args) => number | null;
  /** Loads again what is stale, an answer or a failure, when the reader comes back to the tab. */
  reloadOnReturn?: boolean;
  /** Loads again when the browser is back online, if the load failed because it was offline. */
  reloadOnReconnect?: boolean;
  /** An answer that is known without a request, and since when. The visit itself sends none. */
  initial?: (get: Getter, ...args: Args) => { data: T; at: number } | null;
  /** Forgets the answer when its screen is left. Needed for every atom that signing out does not empty. */
  dropOnLeave?: boolean;
}
