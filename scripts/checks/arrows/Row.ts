/** One planted line and its allowed twin. The files are imagined: only their place counts. */
export interface Row {
  /** what is shown to bite, in words */
  wall: string;
  /** the file in which the forbidden line is planted */
  at: string;
  forbidden: string;
  /** the id of the one rule that must object */
  rule: string;
  /** a part of its message */
  says?: string;
  /** a line much like it, with which nothing objects */
  allowed: string;
  /** where the twin stands, when that is what makes the difference */
  allowedAt?: string;
  /** needs TypeScript's types, hence a file that exists */
  typed?: boolean;
}
export {};
