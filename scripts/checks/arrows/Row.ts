/** One forbidden line and an allowed counterpart. The files need not exist: only their path counts. */
export interface Row {
  /** the rule in words */
  wall: string;
  /** the file into which the forbidden line is planted */
  at: string;
  forbidden: string;
  /** id of the one rule that must report it */
  rule: string;
  /** part of its message */
  says?: string;
  /** a similar line that no rule reports */
  allowed: string;
  /** path of the allowed line, where the path makes the difference */
  allowedAt?: string;
  /** needs TypeScript's types, hence an existing file */
  typed?: boolean;
}
export {};
