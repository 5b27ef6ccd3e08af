/** The login view. */
export const loginTexts = {
  windowTitle: 'Sign in',
  title: (product: string) => `Sign in to ${product}`,
  about: (company: string, provider: string) =>
    `The media monitoring reports of ${company}, for its staff. You will be taken to ${provider} and come straight back.`,
  signIn: (provider: string) => `Login With ${provider}`,
  notStarted: 'Sign-in could not be started. Please try again.',
  whatToDo: 'Please try again. If it happens again, ask your company’s support.',
  /** Reasons for which a reader is here again. */
  notices: {
    'session-ended': 'Your session has ended.',
    'not-completed': 'Sign-in could not be completed.',
    'clock-wrong': 'Sign-in could not be completed. The clock of this device seems to be wrong.',
    'storage-blocked':
      'Signing in needs to keep data in this browser. Please allow cookies and site data for this site, then load the page again.',
    'not-deleted':
      'You are signed out, but this browser did not let the portal delete your sign-in from it. Please delete the data of this site in the browser’s settings.',
  },
};
