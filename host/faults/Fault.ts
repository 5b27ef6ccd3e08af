import type { PageData } from '../e2e/changePage';
import type { Reader } from '../e2e/Reader';
import type { Portal } from '../e2e/startPortal';
import type { Part } from './Part';

/** The columns of the matrix: promises to the reader that hold under every fault. */
export const invariants = {
  bar: 'the bar is there within 10 s, and answers',
  own: 'nothing of another reader, report or screen is shown',
  told: 'one line says it in the reader’s words',
  log: 'the log has its lines, without secrets',
  heals: 'the way on heals without a reload',
  focus: 'the focus is not lost',
  calm: 'no loop: no reload, no file asked for more than three times',
  caught: 'nothing is left uncaught',
  other: 'another remote works',
  signOut: 'sign-out works',
} as const;

export type Invariant = keyof typeof invariants;

/** Somebody before a part of the portal that a fault hits. */
export interface Scene {
  reader: Reader;
  part: Part;
  portal: Portal;
  changePage: (change: (data: PageData) => void) => void;
  /** Texts of reports and readers that were on the screen of this browser before. */
  foreign: string[];
}

/** A row of the matrix: how something breaks, how the reader hears of it, and how it is mended. */
export interface Fault {
  /** Begins with the number of the fault. */
  title: string;
  /** Parts that it hits; others have no such row. */
  hits: (part: Part) => boolean;
  begin: (scene: Scene) => Promise<unknown>;
  /** Brings the reader to the part; unless given, by its address. */
  open?: (scene: Scene) => Promise<unknown>;
  /** Takes the cause away; unless given, requests get through again. */
  heal?: (scene: Scene) => Promise<unknown>;
  /** The reader's next step after that; unless given, "Try again". */
  goOn?: (scene: Scene) => Promise<unknown>;
  /** Waits until that has led on; unless given, to the part as it is without the fault. */
  isHealed?: (scene: Scene) => Promise<unknown>;
  /** The line; unless given, the one that the part's remote declares. Null if there is nothing to tell. */
  told?: string | RegExp | null;
  /** Lines in the log; one unless given. */
  lines?: number;
  /** Steps of the clock (ms) after which it is told. */
  clock?: number[];
  /** Begins in a page that is open already. */
  isInside?: boolean;
  /** Where it begins in a page that shows another report. */
  isAfterAnother?: (part: Part) => boolean;
  /** Main heading of the screen that the reader is led to; unless given, the part's. */
  heading?: RegExp;
  /** Where an invariant cannot be asked: why. */
  without?: Partial<Record<Invariant, string>>;
}

/** A fault that cannot arise, or that no reader can meet, and the reason. */
export interface AbsentFault {
  title: string;
  reason: string;
}

export const fault = (title: string, how: Omit<Fault, 'title'>): Fault => ({ title, ...how });
