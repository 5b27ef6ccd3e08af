/** In milliseconds. */
export const halfAnHour = 30 * 60 * 1000;
