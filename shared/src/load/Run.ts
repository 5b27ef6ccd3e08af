/** A load cycle of one set of arguments. */
export interface Run {
  key: string;
  controller: AbortController;
  /** Time of success or failure; null while loading. */
  settledAt: number | null;
  /** True once it has failed without any answer. */
  isUnanswered?: boolean;
}

/** A mounted screen; the newest is the last one in its set. */
export interface Visit<Args> {
  key: string;
  args: Args;
}
