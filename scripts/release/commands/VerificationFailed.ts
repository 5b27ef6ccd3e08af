/** A release that is live, or was about to be, failed verification; the last line of the message says whether it was taken back. */
export class VerificationFailed extends Error {
  readonly faults: string[];

  constructor(faults: string[], outcome: string) {
    super([...faults, outcome].join('\n'));
    this.faults = faults;
  }
}
