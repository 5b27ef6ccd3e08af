import { servingRules } from '../serving/servingRules.ts';

const { cookie } = servingRules({ headers: {} }).channels;

/** Requests a channel's page by cookie, as a browser does; without one the server sends production's. */
export const requestOfPage = (
  url: string,
  channel: string,
): { address: string; headers: Record<string, string> } => ({
  address: new URL('/', url).href,
  headers: channel === 'production' ? {} : { cookie: `${cookie}=${channel}` },
});
