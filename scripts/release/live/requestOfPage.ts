import { servingRules } from '../serving/servingRules.ts';

const { cookie } = servingRules({ headers: {} }).channels;

/** How the page of a channel is asked for: a reader's cookie says which one, and without it there is production's. */
export const requestOfPage = (
  url: string,
  channel: string,
): { address: string; headers: Record<string, string> } => ({
  address: new URL('/', url).href,
  headers: channel === 'production' ? {} : { cookie: `${cookie}=${channel}` },
});
