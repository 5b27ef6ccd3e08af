/** Port to the session, which the host owns. */
export interface Auth {
  /** Remembers `returnTo` (a path with query and fragment), then leaves for the identity provider (S-17). */
  signIn: (returnTo: string) => Promise<void>;
  /** Removes tokens and loaded data, here and in every other tab (S-66, H-7). */
  signOut: () => void;
  /** Signs out because the API no longer accepts the token; the login view says so (difference 2). */
  endSession: () => void;
  /** Call before a sign-in is finished: the result says if somebody has signed out since. Missing in older hosts. */
  watchSignOut?: () => () => boolean;
  /** The access token, unless there is none or it has expired. */
  accessToken: () => string | undefined;
}
