import type { Params } from './ParamsOf.ts';

/** A call to the local API. */
export interface SampleCall {
  /** of the pattern */
  params: Params;
  query: URLSearchParams;
  /** as the API's control page was told: what to answer instead of the usual, where there is such data */
  mode: 'usual' | 'empty' | 'hostile' | 'large';
}

/**
 * A remote's sample answers: the local API gives them to its own calls. The key is a path as of a screen's address
 * (`/ai/news/item/:id`), of which the first that fits counts; the value makes the JSON, or `undefined` for a 404.
 */
export type Samples = Readonly<Record<string, (call: SampleCall) => object | undefined>>;
