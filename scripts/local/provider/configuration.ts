import { createHash, randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { escapeHtml, page, pageHeaders } from '../page.mjs';
import { findPerson } from '../people.mjs';

const scopes = ['openid', 'profile', 'email'];
const hour = 3600;

/**
 * @typedef {object} ProviderOptions
 * @property {number} port 0 takes a free one.
 * @property {readonly string[]} portalOrigins
 * @property {string} [clientId]
 * @property {string} clientSecret
 * @property {string} apiAudience
 * @property {(message: string) => void} [log]
 */

/** The key id is the thumbprint: browsers keep keys by id for a day, and every start makes a new key. */
async function createKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, use: 'sig', alg: 'RS256', kid: await calculateJwkThumbprint(jwk) };
}

/** @param {string} id */
function account(id) {
  const person = findPerson(id);
  if (!person) return undefined;
  const { name, email } = person;
  return {
    accountId: id,
    claims: () => ({
      sub: id,
      ...(name && { name }),
      ...(email && { preferred_username: email, email, email_verified: true }),
    }),
  };
}

/**
 * Employees are never asked for consent: the company has given it for its own portal.
 *
 * @param {import('oidc-provider').Context} context
 * @param {string} audience
 */
async function loadGrant({ oidc }, audience) {
  const { clientId } = oidc.client;
  const { accountId } = oidc.session;
  const known = oidc.session.grantIdFor(clientId);
  const found = known ? await oidc.provider.Grant.find(known) : undefined;
  if (found) return found;
  const grant = new oidc.provider.Grant({ clientId, accountId });
  grant.addOIDCScope(scopes.join(' '));
  grant.addResourceScope(audience, scopes.join(' '));
  await grant.save();
  return grant;
}

const submit = 'document.forms[0].submit()';
const submitHash = `sha256-${createHash('sha256').update(submit).digest('base64')}`;

/**
 * @param {import('oidc-provider').Context} context
 * @param {string} title
 * @param {string} body
 * @param {string} [scriptHash]
 */
function show(context, title, body, scriptHash) {
  context.set(pageHeaders(scriptHash));
  context.body = page({ title, body: `<h1>${title}</h1>${body}` });
}

/**
 * @param {ProviderOptions} options
 * @returns {Promise<Record<string, unknown>>}
 */
export async function providerConfiguration({
  portalOrigins,
  clientId = 'portal',
  clientSecret,
  apiAudience,
}) {
  const scope = scopes.join(' ');
  return {
    jwks: { keys: [await createKey()] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        client_name: 'Portal',
        redirect_uris: portalOrigins.map((origin) => `${origin}/login/callback`),
        post_logout_redirect_uris: portalOrigins.flatMap((origin) => [origin, `${origin}/`]),
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    pkce: { required: () => false },
    scopes,
    claims: {
      openid: ['sub'],
      profile: ['name', 'preferred_username'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    findAccount: (/** @type {unknown} */ _context, /** @type {string} */ id) => account(id),
    loadExistingGrant: (/** @type {import('oidc-provider').Context} */ context) =>
      loadGrant(context, apiAudience),
    clientBasedCORS: (/** @type {unknown} */ _context, /** @type {string} */ origin) =>
      portalOrigins.includes(origin),
    // Browsers share cookies between the ports of localhost, hence names nobody else uses.
    cookies: {
      keys: [randomUUID()],
      names: { session: '_idp_session', interaction: '_idp_interaction', resume: '_idp_resume' },
    },
    routes: {
      authorization: '/v1/authorize',
      token: '/v1/token',
      userinfo: '/v1/userinfo',
      jwks: '/v1/keys',
      end_session: '/v1/logout',
      revocation: '/v1/revoke',
    },
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      IdToken: hour,
      Interaction: hour,
      Session: 24 * hour,
      Grant: 24 * hour,
    },
    interactions: {
      url: (/** @type {unknown} */ _context, /** @type {{ uid: string }} */ { uid }) => `/interaction/${uid}`,
    },
    renderError: (
      /** @type {import('oidc-provider').Context} */ context,
      /** @type {{ error: string, error_description?: string }} */ { error, error_description: description },
    ) =>
      show(
        context,
        'The sign-in request was refused',
        `<p>${escapeHtml(description ?? '')}</p><p><code>${escapeHtml(error)}</code></p>`,
      ),
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: () => true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (
          /** @type {import('oidc-provider').Context} */ context,
          /** @type {string} */ form,
        ) => {
          const confirmed = form.replace(
            '</form>',
            '<input type="hidden" name="logout" value="yes"><button>Sign out</button></form>',
          );
          show(context, 'Signing out', `${confirmed}<script>${submit}</script>`, submitHash);
        },
        postLogoutSuccessSource: (/** @type {import('oidc-provider').Context} */ context) =>
          show(
            context,
            'Signed out',
            `<p>The next sign-in asks who you are.</p><p><a href="${escapeHtml(portalOrigins[0])}">Open the portal</a></p>`,
          ),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => apiAudience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope,
          audience: apiAudience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: hour,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
  };
}
