import type { HttpClient } from '@portal/shared';
import * as v from 'valibot';
import { SignInFailure } from '../model/SignInFailure';

const AuthorizeWire = v.object({ url: v.string() });

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
  const answer = v.safeParse(AuthorizeWire, body);
  if (!answer.success) throw new SignInFailure('exchange', 'The answer of the API has no url.');
  return answer.output.url;
}
