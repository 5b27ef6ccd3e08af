/** Faults of what is live, or was about to be; the last line says whether it was taken back. */
export class VerificationFailed extends Error {
  readonly faults: string[];

  constructor(faults: string[], outcome: string) {
    super([...faults, outcome].join('\n'));
    this.faults = faults;
  }
}
