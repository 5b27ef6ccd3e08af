import { ownSignIn, sharedSignIns } from './oktaEntries';

/*
 * A sign-in under way must not undo a sign-out: its answer no longer finds what it was started with. The identity client
 * keeps that in storage; it is removed there, for the client may not be here yet.
 */

/** Voids the sign-in of this tab, but not its copy among those that tabs share. */
export function forgetOwnSignIn(): void {
  attempt(() => {
    sessionStorage.removeItem(ownSignIn);
  });
}

/** Voids the sign-in of this tab, in whichever tab it is finished. */
export function forgetSignIn(): void {
  attempt(() => {
    const { state = '' } = entriesOf(sessionStorage, ownSignIn) as { state?: string };
    const entries = Object.entries(entriesOf(localStorage, sharedSignIns));
    const others = entries.filter(([key]) => key !== state);
    if (others.length < entries.length)
      localStorage.setItem(sharedSignIns, JSON.stringify(Object.fromEntries(others)));
  });
  forgetOwnSignIn();
}

/** Voids every sign-in that was started in this browser: a tab may be at the provider, and come back in another one. */
export function forgetEverySignIn(): void {
  attempt(() => {
    localStorage.removeItem(sharedSignIns);
  });
  forgetOwnSignIn();
}

const entriesOf = (storage: Storage, key: string) => JSON.parse(storage.getItem(key) ?? '{}') as object;

function attempt(act: () => void) {
  try {
    act();
  } catch {
    // Storage that is blocked gives nothing back either.
  }
}
