import { SignInFailure, type SignInStep } from './SignInFailure';

/** Fields of a sign-in answer. Refuses what parsers could read differently: repeated fields, broken percent signs. */
export function answerFields(
  text: string,
  { step, longest }: { step: SignInStep; longest: number },
): Map<string, string> {
  if (text.length > longest) throw new SignInFailure(step, 'The answer is too long.');
  if (!isDecodable(text)) throw new SignInFailure(step, 'The answer is not percent-encoded.');

  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text.slice(1))) {
    if (fields.has(name)) throw new SignInFailure(step, 'The answer has a field twice.');
    fields.set(name, value);
  }

  const error = fields.get('error');
  if (error !== undefined) {
    const name = /^\w{1,60}$/.test(error) ? error : 'without a proper name';
    throw new SignInFailure('denied', `The identity provider answered with an error: ${name}.`);
  }
  return fields;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The state named by an answer, however malformed the rest is. */
export function stateOf(text: string): string | null {
  return new URLSearchParams(text.slice(1)).get('state');
}
