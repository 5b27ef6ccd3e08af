import type { Getter, WritableAtom } from 'jotai';
import type { HttpClient } from '../http/createHttpClient';
import type { Load, Ready } from './Load';

export type StateAtom<T> = WritableAtom<Load<T>, [Load<T>], void>;

/** Client state that is filled from the API. */
export interface Loader<Args extends string[], T> {
  stateAtom: StateAtom<T>;
  /** Write when a screen with these arguments is mounted; call the returned function when it is unmounted. */
  visitAtom: WritableAtom<null, [Args], () => void>;
  /** Starts a new load cycle in any case. */
  reloadAtom: WritableAtom<null, [Args], void>;
  /**
   * Write to ask for the answer before a screen with these arguments is opened, which takes it within half a minute.
   * Read, it is a function that returns the answer that is there, so that the screen can draw it before its visit.
   */
  aheadAtom: WritableAtom<(args: Args) => Ready<T> | null, [Args], void>;
}

export interface LoaderOptions<Args extends string[], T> {
  /** A dotted name for the log. */
  name: string;
  stateAtom: StateAtom<T>;
  fetch: (http: HttpClient, signal: AbortSignal, ...args: Args) => Promise<T>;
  /** An empty answer is fetched again at the next visit, but not while its screen stays mounted. */
  isEmpty?: (data: T) => boolean;
  /** Time (ms) after which a visit loads again, at latest at midnight; null: never. */
  staleAfter?: (...args: Args) => number | null;
  /** True for an answer of which a newer version is known: a visit loads it again. */
  isSuperseded?: (get: Getter, answer: { data: T; at: number }, ...args: Args) => boolean;
  /** When the reader returns to the tab, reloads a stale answer too, once there is a network. */
  reloadOnReturn?: boolean;
  /** Reloads when the browser is back online, after a failure without any answer. */
  reloadOnReconnect?: boolean;
  /** An answer that is known without a request, and its time. The visit then sends none. */
  initial?: (get: Getter, ...args: Args) => { data: T; at: number } | null;
  /** Discards the answer when its screen is left. */
  dropOnLeave?: boolean;
  /** The answer is the same for everybody: it is kept over a sign-out. All others are shown to one reader only. */
  isForAll?: boolean;
}
