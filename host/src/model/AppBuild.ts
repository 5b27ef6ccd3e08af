/** An app of the running release. */
export interface AppBuild {
  /** Package folder. */
  app: string;
  build: string;
  /** Build that the page names and that did not work. */
  instead?: string;
  /** Null until it is loaded, or when unknown. */
  origin: BuildOrigin | null;
}

export interface BuildOrigin {
  commit: string;
  committedAt: string | null;
  /** There were no uncommitted changes. */
  isClean: boolean;
}
