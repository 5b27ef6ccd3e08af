/** A remote that has failed for somebody else, who has logged it. */
export class RemoteDown extends Error {
  /** Until a part of it is there. */
  readonly isUp: Promise<void>;

  constructor(isUp: Promise<void>) {
    super('The remote could not be had for another part of the page.');
    this.isUp = isUp;
  }
}
