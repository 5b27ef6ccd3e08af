/** The release was live, failed verification and was taken back. */
export class VerificationFailed extends Error {
  readonly faults: string[];

  constructor(faults: string[], outcome: string) {
    super([...faults, outcome].join('\n'));
    this.faults = faults;
  }
}
