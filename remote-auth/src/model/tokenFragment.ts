import { answerFields } from './answerFields';
import { SignInFailure } from './SignInFailure';

const longestFragment = 65_536;
const longestLife = 86_400;

/** The checked fragment, with the fields that the identity client needs and no other. */
export interface TokenFragment {
  state: string;
  text: string;
}

/**
 * What the identity client takes for a success without looking is refused here: an error without a description, a
 * missing token, a lifetime that is not a number (facts/security.md 4 to 7).
 */
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

  // The client reads tokens as they stand and decodes the rest. A refresh token is never handed on: it would be kept
  // on the device.
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
