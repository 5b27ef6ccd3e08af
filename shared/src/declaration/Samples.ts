import type { Params } from './ParamsOf.ts';

/** A call to the local API. */
export interface SampleCall {
  /** of the pattern */
  params: Params;
  query: URLSearchParams;
  /** as the API's control page was told: what to answer instead of the usual, where there is such data */
  mode: 'usual' | 'empty' | 'hostile' | 'large';
}

type Json = readonly unknown[] | Readonly<Record<string, unknown>>;

/**
 * A remote's sample answers: the local API gives them to its own calls. The key is a path as of a screen's address
 * (`/ai/news/item/:id`), the value the JSON, or a function that makes it; `undefined` becomes a 404.
 */
export type Samples = Readonly<Record<string, Json | ((call: SampleCall) => Json | undefined)>>;
