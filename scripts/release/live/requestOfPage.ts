import { servingRules } from '../serving/servingRules.ts';
import { lastReader, slotRules } from '../serving/slotRules.ts';

const { cookie } = servingRules({ headers: {} }).channels;

/** Requests a channel's page by cookie, as a browser does; as the last reader to get a release, production's. */
export const requestOfPage = (
  url: string,
  channel: string,
): { address: string; headers: Record<string, string> } => ({
  address: new URL('/', url).href,
  headers: {
    cookie: channel === 'production' ? `${slotRules.cookie}=${lastReader}` : `${cookie}=${channel}`,
  },
});
