/** A name is as long as servers take it from a browser's cookie. */
export function pageKey(channel: string) {
  if (!/^[a-z][a-z0-9-]{0,62}$/.test(channel))
    throw new Error(
      `"${channel}" is no name of a channel: small letters, digits and "-", a letter first, 63 in all at most.`,
    );
  return channel === 'production' ? 'index.html' : `channels/${channel}.html`;
}

/** Channel of a page's key; null for other keys. */
export function channelOf(key: string): string | null {
  if (key === 'index.html') return 'production';
  return /^channels\/([a-z][a-z0-9-]{0,62})\.html$/.exec(key)?.[1] ?? null;
}
