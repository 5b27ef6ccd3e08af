import { failure, type Answer } from './answer.ts';
import type { Alterations } from './alterations.ts';
import type { DiscoveredProvider, ProviderMetadata } from './discovery.ts';
import { authorizePath } from './routes.ts';

export interface ExchangeOptions {
  portalOrigins: readonly string[];
  clientId: string;
  clientSecret: string;
  discover: () => Promise<DiscoveredProvider>;
  alterations: Alterations;
  noteIssued: (accessToken: string) => void;
}

/** Answer of the token endpoint, good or bad. */
export type TokenAnswer = Record<string, string | number | undefined>;

/** Exchanges the code of a sign-in for tokens, by the client secret. All of them are secret: nothing is logged. */
export function createExchange(options: ExchangeOptions) {
  const { portalOrigins, discover, alterations, noteIssued } = options;

  return async (query: URLSearchParams): Promise<Answer> => {
    const redirectUris = query.getAll('redirect_uri');
    // From the list, never from the request: the tokens go to this origin.
    const origin = portalOrigins.find((known) => `${known}/login/callback` === redirectUris[0]);
    if (!origin || redirectUris.length !== 1) return failure(400, 'redirect_uri is not one of the portal.');

    const qs = query.get('qs');
    if (qs === null) return failure(400, 'qs is missing.');
    // The constructor strips a leading "?".
    const answered = new URLSearchParams(qs);
    const { metadata } = await discover();
    if (!comesFrom(metadata, answered)) return failure(400, 'iss is not the identity provider.');

    const target = origin + authorizePath;
    const state = answered.get('state');
    const replaced = alterations.takeUrl(state);
    if (replaced) return { status: 200, body: { url: replaced } };

    const error = answered.get('error');
    if (error) return forward(target, { error, error_description: answered.get('error_description') }, state);
    const code = answered.get('code');
    if (!code) return failure(400, 'qs has no code.');

    const tokens = await redeem(options, metadata, code, `${origin}/login/callback`);
    if (!tokens) return failure(502, 'The identity provider did not answer.');
    if (tokens['error']) return forward(target, tokens, state);

    noteIssued(String(tokens['access_token']));
    const fragment = new URLSearchParams({
      ...(state !== null && { state }),
      id_token: String(tokens['id_token']),
      access_token: String(tokens['access_token']),
      token_type: 'Bearer',
      expires_in: String(tokens['expires_in']),
      scope: String(tokens['scope'] ?? 'openid profile email'),
    });
    alterations.alter(fragment);
    return { status: 200, body: { url: `${target}#${fragment}` } };
  };
}

/** RFC 9207: a provider that announces `iss` must send it, which rules out another provider's answer. */
function comesFrom(metadata: ProviderMetadata, answered: URLSearchParams) {
  const iss = answered.get('iss');
  if (iss === null) return !metadata.authorization_response_iss_parameter_supported;
  return iss === metadata.issuer;
}

/** The identity client reports an error only when both of its fields are present. */
function forward(
  target: string,
  failed: { [field: string]: string | number | null | undefined },
  state: string | null,
) {
  const error = String(failed['error']);
  const fragment = new URLSearchParams({
    error,
    error_description: String(failed['error_description'] || error),
    ...(state !== null && { state }),
  });
  return { status: 200, body: { url: `${target}#${fragment}` } };
}

async function redeem(
  { clientId, clientSecret }: ExchangeOptions,
  metadata: ProviderMetadata,
  code: string,
  redirectUri: string,
): Promise<TokenAnswer | undefined> {
  const credentials = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
  try {
    const response = await fetch(metadata.token_endpoint, {
      method: 'POST',
      redirect: 'error',
      headers: {
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
      },
      body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }),
    });
    const answer = (await response.json()) as TokenAnswer;
    return answer['error'] || (answer['id_token'] && answer['access_token']) ? answer : undefined;
  } catch {
    return undefined;
  }
}
