import { answerFields } from './answerFields';
import { SignInFailure } from './SignInFailure';

// The answer is forwarded in a query, and servers refuse longer ones.
const longestQuery = 8192;

/** The state of an answer with a code (S-9); any other answer throws. */
export function callbackState(search: string): string {
  const fields = answerFields(search, { step: 'callback', longest: longestQuery });
  const state = fields.get('state');
  if (!fields.get('code') || !state) {
    throw new SignInFailure('callback', 'The identity provider sent no code or no state.');
  }
  return state;
}
