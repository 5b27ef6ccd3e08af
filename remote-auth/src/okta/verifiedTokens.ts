import type { OktaAuth, Tokens } from '@okta/okta-auth-js';
import { claimFault } from '../model/claimFault';
import { isClockWrong } from '../model/isClockWrong';
import { SignInFailure } from '../model/SignInFailure';
import type { TokenFragment } from '../model/tokenFragment';

/** Time limit (ms) for the provider's keys. */
export const verificationLimit = 10_000;

/**
 * Both tokens, after the identity client has checked state, nonce, issuer, audience, lifetime and signature. It compares
 * `at_hash` if there is one; that is not demanded, as a code flow may leave it out (OpenID Connect Core 3.1.3.6).
 */
export async function verifiedTokens(oktaAuth: OktaAuth, fragment: TokenFragment): Promise<Tokens> {
  // Without it the client skips the signature check silently.
  if (!oktaAuth.features.isTokenVerifySupported()) {
    throw new SignInFailure('verify', 'This page cannot check signatures: it is not a secure context.');
  }
  const transaction = oktaAuth.transactionManager.load({ state: fragment.state });
  if (transaction?.state !== fragment.state) {
    throw new SignInFailure('replay', 'This browser has not started this sign-in, or has finished it.');
  }
  // The client checks the nonce only if one is stored.
  if (!('nonce' in transaction) || !transaction.nonce) {
    throw new SignInFailure('verify', 'The sign-in was started without a nonce.');
  }

  const { tokens } = await inTime(parse(oktaAuth, fragment.text));
  const { accessToken, idToken } = tokens;
  if (!accessToken || !idToken) throw new SignInFailure('verify', 'The identity client gave no tokens.');
  const fault = claimFault(idToken.claims, idToken.clientId);
  if (fault !== null) throw new SignInFailure('verify', fault);
  const { tokenManager } = oktaAuth;
  if (tokenManager.hasExpired(accessToken) || tokenManager.hasExpired(idToken)) {
    throw new SignInFailure('verify', 'The tokens have expired, or will in a moment.');
  }
  return { accessToken, idToken };
}

async function parse(oktaAuth: OktaAuth, fragment: string) {
  try {
    return await oktaAuth.token.parseFromUrl({ url: fragment, responseMode: 'fragment' });
  } catch (cause) {
    // The client caches the provider's answers for a day: a broken one must not spoil the next attempt (F-61).
    oktaAuth.storageManager.getHttpCache(oktaAuth.options.cookies).clearStorage();
    const idToken = new URLSearchParams(fragment.slice(1)).get('id_token') ?? '';
    throw new SignInFailure(isClockWrong(idToken) ? 'clock' : 'verify', refusal(cause), { cause });
  }
}

/** The client's message without the token's values, which it quotes in brackets or between commas, whatever is in them. */
const refusal = (cause: unknown) =>
  cause instanceof Error && cause.message
    ? cause.message.replace(/( \[|, ).*/s, ' was refused')
    : 'The identity client refused the tokens.';

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new SignInFailure('verify', 'The identity provider did not answer in time.'));
    }, verificationLimit);
  });
  return Promise.race([work, limit]).finally(() => {
    clearTimeout(timer);
  });
}
