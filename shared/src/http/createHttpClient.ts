import type { AxiosInstance } from 'axios';
import { asHttpError } from './asHttpError';
import { answerOf, readFirstAnswer, takeFirstCall } from './takeFirstCall';
import { firstAnswerShown } from '../late/firstAnswerShown';
import type { FirstCall } from '../browser/textOfAnswer';
import { nextTask } from '../browser/nextTask';
import { parseUrl } from '../paths/parseUrl';

export interface HttpClient {
  /** The API's origin: other things that it serves, such as images, may be loaded from there. */
  apiOrigin: string;
  /** Hosts that images may come from over https, as in the configuration and the page's policy. */
  imageHosts?: string[];
  /**
   * JSON body of a GET, `''` where it is empty. Rejects with an `AxiosError` with a standard code (S-92),
   * `ERR_BAD_RESPONSE` for bad JSON.
   */
  get: (path: string, options?: GetOptions) => Promise<unknown>;
}

export interface GetOptions {
  signal?: AbortSignal | undefined;
  params?: Record<string, string>;
  /** Made without the reader's bearer token (S-78). Others are not made at all without one: they are cancelled. */
  isPublic?: boolean;
}

interface HttpClientPorts {
  apiHost: string;
  imageHosts?: string[] | undefined;
  accessToken: () => string | undefined;
  /** Called when the API refuses the token, or there is none to send (acceptance, difference 2). */
  onUnauthorized: () => void;
}

/** axios is too large for the first screen: it is loaded with the first call that the page has not made itself. */
async function createClient(apiHost: string): Promise<AxiosInstance> {
  const { default: axios } = await import(/* webpackChunkName: "axios" */ 'axios');
  return axios.create({
    baseURL: apiHost,
    // The token is for the API only: an absolute address must never carry it elsewhere.
    allowAbsoluteUrls: false,
    adapter: 'fetch',
    // axios sets a user agent, for which Firefox and Safari would need the API's permission in CORS.
    headers: { 'User-Agent': false },
    timeout: 0,
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: 'X-XSRF-TOKEN',
    responseType: 'json',
    transitional: { silentJSONParsing: false },
    fetchOptions: { cache: 'no-store', redirect: 'error', referrerPolicy: 'no-referrer' },
  });
}

export function createHttpClient({
  apiHost,
  imageHosts = [],
  accessToken,
  onUnauthorized,
}: HttpClientPorts): HttpClient {
  let created: Promise<AxiosInstance> | undefined;
  const client = () => {
    created ??= createClient(apiHost).catch((error: unknown) => {
      created = undefined;
      throw error;
    });
    return created;
  };

  const shown = firstAnswerShown();

  return {
    apiOrigin: parseUrl(apiHost, window.origin)?.origin ?? '',
    imageHosts,
    get: async (path, { signal, params, isPublic = false } = {}) => {
      const token = isPublic ? undefined : accessToken();
      // A screen whose effects were due when the session ended, or a token that has expired in a sleeping device.
      const isOver = !isPublic && !token;
      if (isOver) onUnauthorized();
      const first = params ? null : takeFirstCall(addressOf(apiHost, path), token);
      try {
        const answer = first && (await readFirstAnswer(first, signal));
        if (first && answer !== undefined) {
          // React finishes with the mounting first: it would draw the answer together with that, in one long task.
          await nextTask();
          return answer;
        }
        if (!first) await shown;
        const axios = await client();
        // Calls that have waited for it are not made in one task.
        await nextTask();
        const response = await axios.get<unknown>(path, {
          ...(isOver ? { signal: AbortSignal.abort() } : signal && { signal }),
          ...(params && { params }),
          ...(token && { headers: { Authorization: `Bearer ${token}` } }),
          env: { fetch: first ? takenOver(first) : fetchNow },
        });
        return response.data;
      } catch (error) {
        const isRefused = !isPublic && asHttpError(error)?.response?.status === 401;
        // A late refusal of an old token says nothing about the session of a newer one.
        if (isRefused && (accessToken() ?? token) === token) onUnauthorized();
        throw error;
      }
    },
  };
}

/** The address that axios calls: a path is always one below the API's. */
const addressOf = (apiHost: string, path: string) =>
  parseUrl(`${apiHost.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`)?.href;

const fetchNow: typeof fetch = (input, init) => globalThis.fetch(input, init);

const takenOver =
  (first: FirstCall): typeof fetch =>
  (input, init) =>
    answerOf(first, new Request(input, init).signal);
