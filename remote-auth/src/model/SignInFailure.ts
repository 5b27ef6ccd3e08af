/** The step that failed; the log names it as `auth.<step>`. */
export type SignInStep = 'callback' | 'denied' | 'replay' | 'exchange' | 'parse' | 'verify' | 'clock';

/** A failed sign-in. The message is for the log: it holds no code, state, token or address. */
export class SignInFailure extends Error {
  override readonly name = 'SignInFailure';
  readonly step: SignInStep;

  constructor(step: SignInStep, message: string, options?: ErrorOptions) {
    super(message, options);
    this.step = step;
  }
}
