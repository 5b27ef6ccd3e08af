/** Some devices say for ever that they are offline: an answer that comes all the same disproves it. */
let isOfflineWrong = false;

/** False while the device is offline: an old answer is better than none then. */
export const isConnected = (): boolean => navigator.onLine || isOfflineWrong;

export function noteAnswer(hasCome: boolean): void {
  isOfflineWrong = hasCome && !navigator.onLine;
}
