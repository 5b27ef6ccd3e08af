import type { AxiosInstance } from 'axios';
import { asHttpError } from './asHttpError';
import { fetchOrTakeOver } from './fetchOrTakeOver';
import { parseUrl } from '../paths/parseUrl';

export interface HttpClient {
  /** The origin of the API: what it serves besides answers, such as pictures, may be loaded from there. */
  apiOrigin: string;
  /**
   * The parsed JSON body of a GET to the API. Rejects with an `AxiosError` whose `code` is one of the standard codes
   * (S-92); a body that is not JSON is `ERR_BAD_RESPONSE`.
   */
  get: (path: string, options?: GetOptions) => Promise<unknown>;
}

export interface GetOptions {
  signal?: AbortSignal | undefined;
  params?: Record<string, string>;
  /** Calls are made with the reader's bearer token unless this is `false` (S-78). */
  isPublic?: boolean;
}

interface HttpClientPorts {
  apiHost: string;
  accessToken: () => string | undefined;
  /** Told when the API refuses the token of a call (acceptance, difference 2). */
  onUnauthorized: () => void;
}

/** axios is too large for the first paint: it is loaded with the first call. */
async function createClient(apiHost: string): Promise<AxiosInstance> {
  const { default: axios } = await import(/* webpackChunkName: "axios" */ 'axios');
  return axios.create({
    baseURL: apiHost,
    // The token belongs to the API: an absolute address must never carry it elsewhere.
    allowAbsoluteUrls: false,
    adapter: 'fetch',
    env: { fetch: fetchOrTakeOver },
    // axios calls itself a user agent; Firefox and Safari then ask the API's leave for it, which it does not give.
    headers: { 'User-Agent': false },
    timeout: 0,
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: 'X-XSRF-TOKEN',
    responseType: 'json',
    transitional: { silentJSONParsing: false },
    fetchOptions: { cache: 'no-store', redirect: 'error', referrerPolicy: 'no-referrer' },
  });
}

export function createHttpClient({ apiHost, accessToken, onUnauthorized }: HttpClientPorts): HttpClient {
  let created: Promise<AxiosInstance> | undefined;
  const client = () => {
    created ??= createClient(apiHost).catch((error: unknown) => {
      created = undefined;
      throw error;
    });
    return created;
  };

  return {
    apiOrigin: parseUrl(apiHost, window.origin)?.origin ?? '',
    get: async (path, { signal, params, isPublic = false } = {}) => {
      const token = isPublic ? undefined : accessToken();
      try {
        const response = await (
          await client()
        ).get<unknown>(path, {
          ...(signal && { signal }),
          ...(params && { params }),
          ...(token && { headers: { Authorization: `Bearer ${token}` } }),
        });
        return response.data;
      } catch (error) {
        if (!isPublic && asHttpError(error)?.response?.status === 401) onUnauthorized();
        throw error;
      }
    },
  };
}
