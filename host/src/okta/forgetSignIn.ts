import type { PortalConfig } from '@portal/shared';
import { isSignInKey, signInKeys } from '../page/signInKeys';

/*
 * A sign-in under way must not undo a sign-out: its answer no longer finds what it was started with. The identity client
 * keeps that in storage; it is removed there, for the client may not be here yet.
 */

/** Voids the sign-ins of this tab in every environment, but not their copies among those that tabs share. */
export function forgetOwnSignIn(): void {
  removeSignIns('sessionStorage');
}

/** Voids the sign-in of this tab, in whichever tab it is finished. */
export function forgetSignIn(config: PortalConfig): void {
  const { own, shared } = signInKeys(config);
  attempt(() => {
    const state = stateIn(own);
    const entries = Object.entries(entriesOf(localStorage, shared));
    const others = entries.filter(([key]) => key !== state);
    if (others.length < entries.length)
      localStorage.setItem(shared, JSON.stringify(Object.fromEntries(others)));
  });
  forgetOwnSignIn();
}

/**
 * Voids the sign-in of this tab if tabs share it no more: somebody has signed out meanwhile, in whichever environment, or
 * signed in in another tab, with which the client forgets those that are half an hour old.
 */
export function forgetVoidedSignIn(config: PortalConfig): void {
  const { own, shared } = signInKeys(config);
  attempt(() => {
    if (!Object.hasOwn(entriesOf(localStorage, shared), stateIn(own))) sessionStorage.removeItem(own);
  });
}

/** Voids every sign-in started in this browser, in every environment: a tab may come back in another one. */
export function forgetEverySignIn(): void {
  removeSignIns('localStorage');
  forgetOwnSignIn();
}

const stateIn = (own: string) => (entriesOf(sessionStorage, own) as { state?: string }).state ?? '';
const entriesOf = (storage: Storage, key: string) => JSON.parse(storage.getItem(key) ?? '{}') as object;

function removeSignIns(name: 'localStorage' | 'sessionStorage') {
  attempt(() => {
    const storage = globalThis[name];
    for (const key of Object.keys(storage)) if (isSignInKey(key)) storage.removeItem(key);
  });
}

function attempt(act: () => void) {
  try {
    act();
  } catch {
    // Storage that is blocked gives nothing back either.
  }
}
