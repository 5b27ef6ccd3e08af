/** One app of the release that a tab runs. */
export interface AppBuild {
  /** Its folder. */
  app: string;
  build: string;
  /** Where the build came from; null until that is known, or if nobody can say. */
  origin: BuildOrigin | null;
}

export interface BuildOrigin {
  commit: string;
  committedAt: string | null;
  /** Whether the commit is all that it was made from. */
  isClean: boolean;
}
