/** The version of an address without a date. The API lists it in the history as well, where it is left out. */
export const latestVersion = 'latest';
