import type { FakeProvider } from './fakeProvider';

type Fields = Record<string, string | null>;

/** The fragment that the API builds for a faultless sign-in, with changed fields; null leaves a field out. */
export function tokenHash(
  provider: FakeProvider,
  { state, nonce }: { state: string; nonce: string },
  changes: Fields = {},
): string {
  const fields: Fields = {
    state,
    id_token: provider.idToken(nonce),
    access_token: provider.accessToken(),
    token_type: 'Bearer',
    expires_in: '3600',
    scope: 'openid profile email',
    ...changes,
  };
  const present = Object.entries(fields).filter((field): field is [string, string] => field[1] !== null);
  return `#${new URLSearchParams(present).toString()}`;
}
