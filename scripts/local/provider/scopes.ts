/** Scopes that the portal asks for. */
export const scopes = ['openid', 'profile', 'email'];
