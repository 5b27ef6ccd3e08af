/** A command of a caller that cannot be obeyed; the message is for that caller. */
export class Refused extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}
