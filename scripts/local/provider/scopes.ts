export const scopes = ['openid', 'profile', 'email'];
