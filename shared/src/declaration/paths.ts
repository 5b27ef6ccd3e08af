/** The host's own addresses, which no remote can have. */
export const paths = {
  home: '/',
  loginCallback: '/login/callback',
  authorize: (provider: string) => `/${provider}/authorize`,
} as const;
