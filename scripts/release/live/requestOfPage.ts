import { servingRules } from '../serve/servingRules.mjs';

const { cookie } = servingRules({ headers: {} }).channels;

/**
 * How the page of a channel is asked for: a reader's cookie says which one, and without it there is production's.
 *
 * @param {string} url
 * @param {string} channel
 * @returns {{ address: string, headers: Record<string, string> }}
 */
export const requestOfPage = (url, channel) => ({
  address: new URL('/', url).href,
  headers: channel === 'production' ? {} : { cookie: `${cookie}=${channel}` },
});
