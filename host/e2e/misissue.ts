import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import type { Reader } from './Reader';

/**
 * From now on the provider of this tab signs id tokens with other claims: the real provider issues none that are wrong,
 * so that the page is given another key and the tokens signed with it.
 */
export async function misissue({ page, portal }: Reader, alter: (claims: JWTPayload) => JWTPayload) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const header = { alg: 'RS256', kid: 'misissued' };
  const key = { ...(await exportJWK(publicKey)), ...header, use: 'sig' };
  await page.route('**/v1/keys', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { keys: [key] } }),
  );
  await page.route('**/okta/authorize?*', async (route) => {
    const response = await route.fetch();
    const url = new URL(((await response.json()) as { url: string }).url);
    const fragment = new URLSearchParams(url.hash.slice(1));
    const claims = alter(decodeJwt(fragment.get('id_token') ?? ''));
    fragment.set('id_token', await new SignJWT(claims).setProtectedHeader(header).sign(privateKey));
    url.hash = fragment.toString();
    const headers = { ...response.headers(), 'access-control-allow-origin': portal.origin };
    await route.fulfill({ response, headers, json: { url: url.href } });
  });
}
