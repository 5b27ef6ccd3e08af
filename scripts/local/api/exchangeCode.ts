import { failure } from './answer.mjs';

/**
 * @typedef {object} ExchangeOptions
 * @property {readonly string[]} portalOrigins
 * @property {string} providerPath
 * @property {string} clientId
 * @property {string} clientSecret
 * @property {() => Promise<import('./discovery.mjs').DiscoveredProvider>} discover
 * @property {import('./alterations.mjs').Alterations} alterations
 * @property {(accessToken: string) => void} noteIssued
 */

/** What the token endpoint answers, good or bad. @typedef {Record<string, string | number | undefined>} TokenAnswer */

/**
 * Finishes a sign-in for the portal: the code becomes tokens here, because the client secret must not be in a
 * browser. Nothing in here is logged: the query, the code and the tokens are all secrets.
 *
 * @param {ExchangeOptions} options
 */
export function createExchange(options) {
  const { portalOrigins, providerPath, discover, alterations, noteIssued } = options;

  /**
   * @param {URLSearchParams} query
   * @returns {Promise<import('./answer.mjs').Answer>}
   */
  return async (query) => {
    const redirectUris = query.getAll('redirect_uri');
    // Taken from the list, never from the request: the tokens go to this origin.
    const origin = portalOrigins.find((known) => `${known}/login/callback` === redirectUris[0]);
    if (!origin || redirectUris.length !== 1) return failure(400, 'redirect_uri is not one of the portal.');

    const qs = query.get('qs');
    if (qs === null) return failure(400, 'qs is missing.');
    // A leading "?" is taken off by the constructor.
    const answered = new URLSearchParams(qs);
    const { metadata } = await discover();
    if (!comesFrom(metadata, answered)) return failure(400, 'iss is not the identity provider.');

    const target = `${origin}/${providerPath}/authorize`;
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

/**
 * RFC 9207: a provider that announces `iss` must send it, so that another provider's answer is not taken for its own.
 *
 * @param {import('./discovery.mjs').ProviderMetadata} metadata
 * @param {URLSearchParams} answered
 */
function comesFrom(metadata, answered) {
  const iss = answered.get('iss');
  if (iss === null) return !metadata.authorization_response_iss_parameter_supported;
  return iss === metadata.issuer;
}

/**
 * The identity client reports an error only when both of its fields are there.
 *
 * @param {string} target
 * @param {{ [field: string]: string | number | null | undefined }} failed
 * @param {string | null} state
 */
function forward(target, failed, state) {
  const error = String(failed['error']);
  const fragment = new URLSearchParams({
    error,
    error_description: String(failed['error_description'] || error),
    ...(state !== null && { state }),
  });
  return { status: 200, body: { url: `${target}#${fragment}` } };
}

/**
 * @param {ExchangeOptions} options
 * @param {import('./discovery.mjs').ProviderMetadata} metadata
 * @param {string} code
 * @param {string} redirectUri
 * @returns {Promise<TokenAnswer | undefined>}
 */
async function redeem({ clientId, clientSecret }, metadata, code, redirectUri) {
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
    const answer = /** @type {TokenAnswer} */ (await response.json());
    return answer['error'] || (answer['id_token'] && answer['access_token']) ? answer : undefined;
  } catch {
    return undefined;
  }
}
