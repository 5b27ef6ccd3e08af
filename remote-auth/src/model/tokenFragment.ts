import { answerFields } from './answerFields';
import { SignInFailure } from './SignInFailure';

const longestFragment = 65_536;
const longestLife = 86_400;

/** The checked fragment, reduced to the fields that the identity client needs. */
export interface TokenFragment {
  state: string;
  text: string;
}

/** Refuses what the client accepts: an error without description, a missing token, a lifetime that is no number. */
export function tokenFragment(hash: string): TokenFragment {
  const fields = answerFields(hash, { step: 'parse', longest: longestFragment });
  const state = fields.get('state');
  const idToken = fields.get('id_token');
  const accessToken = fields.get('access_token');
  const expiresIn = fields.get('expires_in') ?? '';

  if (!state) throw new SignInFailure('parse', 'The answer has no state.');
  if (!isToken(idToken) || !isToken(accessToken)) {
    throw new SignInFailure('parse', 'The answer does not have both tokens.');
  }
  if (!/^[1-9]\d{0,4}$/.test(expiresIn) || Number(expiresIn) > longestLife) {
    throw new SignInFailure('parse', 'The answer does not say how long the tokens live.');
  }

  // The client uses tokens undecoded and decodes the rest. Refresh tokens are dropped, as they would be stored on the
  // device.
  const scope = fields.get('scope');
  const text = [
    `state=${encodeURIComponent(state)}`,
    `id_token=${idToken}`,
    `access_token=${accessToken}`,
    'token_type=Bearer',
    `expires_in=${expiresIn}`,
    ...(scope ? [`scope=${encodeURIComponent(scope)}`] : []),
  ].join('&');
  return { state, text: `#${text}` };
}

const isToken = (text: string | undefined): text is string =>
  text !== undefined && /^[\w.~+/-]+=*$/.test(text);
