import { randomUUID } from 'node:crypto';
import { findPerson } from '../people.ts';
import { createKey } from './createKey.ts';
import { loadGrant } from './loadGrant.ts';
import { confirmSignOut, showRefusal, showSignedOut } from './providerPages.ts';
import { scopes } from './scopes.ts';
import type { Context } from 'oidc-provider';

const hour = 3600;

export interface ProviderOptions {
  /** 0 takes a free one */
  port: number;
  portalOrigins: readonly string[];
  clientId?: string;
  clientSecret: string;
  apiAudience: string;
  log?: (message: string) => void;
}

function account(id: string) {
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

export async function providerConfiguration({
  portalOrigins,
  clientId = 'portal',
  clientSecret,
  apiAudience,
}: ProviderOptions): Promise<Record<string, unknown>> {
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
    findAccount: (_context: unknown, id: string) => account(id),
    loadExistingGrant: (context: Context) => loadGrant(context, apiAudience),
    clientBasedCORS: (_context: unknown, origin: string) => portalOrigins.includes(origin),
    // All ports of localhost share cookies, so these names are unlikely ones.
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
      url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}`,
    },
    renderError: showRefusal,
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: () => true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: confirmSignOut,
        postLogoutSuccessSource: (context: Context) => {
          showSignedOut(context, portalOrigins[0] ?? '/');
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => apiAudience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: scopes.join(' '),
          audience: apiAudience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: hour,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
  };
}
