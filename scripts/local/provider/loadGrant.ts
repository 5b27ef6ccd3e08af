import { scopes } from './scopes.ts';
import type { Context } from 'oidc-provider';

/** Grants consent without asking: it is the company's own portal. */
export async function loadGrant({ oidc }: Context, audience: string) {
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
