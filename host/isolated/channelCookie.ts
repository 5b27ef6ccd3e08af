/** The cookie that puts a browser into a channel. It is of TLS, which a browser does not ask for on the own machine. */
export const channelCookie = ({ origin }: { origin: string }, channel: string) => ({
  name: '__Host-portal-channel',
  value: channel,
  url: origin.replace(/^http:/, 'https:'),
});
