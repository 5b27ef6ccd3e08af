/** The host leads back to the place at which the reader has left this address. */
export const isLeftBefore = (): boolean => document.documentElement.hasAttribute('data-place-kept');
