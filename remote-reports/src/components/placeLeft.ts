/** The position (px) at which the reader has left this address, where the host leads back to it; else 0. */
export const placeLeft = (): number => Number(document.documentElement.dataset['placeKept'] ?? 0);
