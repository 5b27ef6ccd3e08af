/** Steps of the sign-in whose remote cannot be had. */
export const signInTexts = {
  title: 'Sign in',
  unavailable: {
    signedOut: 'The sign-in page is not available right now.',
    callback: 'Sign-in is not available right now.',
    authorize: 'Sign-in is not available right now.',
  },
};
