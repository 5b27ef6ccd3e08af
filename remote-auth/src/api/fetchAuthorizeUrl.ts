import type { HttpClient } from '@portal/shared';
import { SignInFailure } from '../model/SignInFailure';

/** Exchanges the provider's answer (`qs`, with its leading `?`) for the address to go to (S-83). */
export async function fetchAuthorizeUrl(
  http: HttpClient,
  provider: string,
  { redirectUri, qs }: { redirectUri: string; qs: string },
): Promise<string> {
  const body = await http.get(`/${provider}/authorize`, {
    isPublic: true,
    params: { redirect_uri: redirectUri, qs },
  });
  const url = typeof body === 'object' && body !== null && 'url' in body ? body.url : null;
  if (typeof url !== 'string') throw new SignInFailure('exchange', 'The answer of the API has no url.');
  return url;
}
