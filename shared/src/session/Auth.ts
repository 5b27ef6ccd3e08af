/** What the owner of the session, the host, can do for everyone. */
export interface Auth {
  /** Remembers `returnTo` (a path with query and fragment), then leaves for the identity provider (S-17). */
  signIn: (returnTo: string) => Promise<void>;
  /** Forgets the tokens and everything loaded for this reader, here and in every other tab (S-66, H-7). */
  signOut: () => void;
  /** The API no longer accepts the token: as `signOut`, but the login view says so (difference 2). */
  endSession: () => void;
  /** The access token, unless there is none or it has expired. */
  accessToken: () => string | undefined;
}
