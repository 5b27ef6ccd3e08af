/** A browser of another make than Chromium, driven by the protocol that it speaks. */
export interface Engine {
  name: string;
  /** A sentence about programs that this machine lacks; undefined where all are there. */
  missing: () => string | undefined;
  launch: (options: LaunchOptions) => Promise<EngineTab>;
}

interface LaunchOptions {
  /** An empty folder for everything that the browser writes. */
  home: string;
  /** False for a browser that refuses sites their cookies and storage. */
  keepsData: boolean;
}

/** The one tab of a browser. Scripts are expressions, and run in the page as it is. */
export interface EngineTab {
  open: (address: string) => Promise<void>;
  address: () => Promise<string>;
  run: (script: string) => Promise<unknown>;
  /** The element that a script evaluates to, if any. */
  find: (script: string) => Promise<{ click: () => Promise<void> } | undefined>;
  /** The paper that it would print as a PDF; undefined for an engine whose driver is no help with that. */
  print: () => Promise<Uint8Array | undefined>;
  /** Errors on the console so far; undefined for an engine that does not tell them. */
  faults: () => string[] | undefined;
  /** Attempts that policies have refused so far; where nothing can run before a document, in the last one since it was looked at. */
  refused: () => Promise<string[]>;
  close: () => Promise<void>;
}
