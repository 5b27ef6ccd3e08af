import { createAccessTokens, Unauthorized } from './api/accessTokens.mjs';
import { createAlterations } from './api/alterations.mjs';
import { failure, sendJson } from './api/answer.mjs';
import { createCallLog } from './api/callLog.mjs';
import { createControl } from './api/control.mjs';
import { allowPortal } from './api/cors.mjs';
import { createDiscovery } from './api/discovery.mjs';
import { createExchange } from './api/exchangeCode.mjs';
import { createFaults } from './api/faults.mjs';
import { sendImage } from './api/images.mjs';
import { interrupt } from './api/interrupt.mjs';
import { listen } from './listen.mjs';
import { answerList, answerReport, answerUser } from './api/resources.mjs';
import { findRoute } from './api/routes.mjs';

/**
 * @typedef {object} ApiOptions
 * @property {number} port 0 takes a free one.
 * @property {readonly string[]} portalOrigins
 * @property {string} issuer
 * @property {string} clientId
 * @property {string} clientSecret
 * @property {string} apiAudience
 * @property {string} [providerPath]
 * @property {(imageBase: string) => import('./api/resources.mjs').ReportStores} reportStores
 * @property {(message: string) => void} [log]
 */

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('./api/answer.mjs').Answer} Answer
 */

const reading = new Set(['GET', 'HEAD']);
const allow = 'GET, HEAD, OPTIONS';

/**
 * The product API of the specification, over HTTP, with a switch that makes it misbehave.
 *
 * @param {ApiOptions} options
 * @returns {Promise<import('./listen.mjs').Listening>}
 */
export async function createApi(options) {
  const { portalOrigins, issuer, apiAudience, providerPath = 'okta', log = console.error } = options;
  const listening = await listen({ port: options.port, purpose: 'local API', variable: 'PORTAL_API_PORT' });
  const stores = options.reportStores(`${listening.origin}/images`);
  const discover = createDiscovery(issuer);
  const tokens = createAccessTokens({ issuer, audience: apiAudience, discover });
  const alterations = createAlterations();
  const faults = createFaults();
  const calls = createCallLog();
  const control = createControl({ origin: listening.origin, faults, alterations, tokens, calls });
  const exchange = createExchange({
    ...options,
    providerPath,
    discover,
    alterations,
    noteIssued: tokens.noteIssued,
  });

  /** @param {Request} request @param {Response} response */
  async function handle(request, response) {
    const address = `${listening.origin}${request.url}`;
    if (!URL.canParse(address)) {
      sendJson(response, failure(400, 'This is not an address.'));
      return;
    }
    const url = new URL(address);
    if (url.pathname === '/_control' || url.pathname.startsWith('/_control/')) {
      await control(request, response, url);
      return;
    }
    calls.note(request, response, url);
    allowPortal(request, response, portalOrigins);
    const route = findRoute(url.pathname, providerPath);
    // A preflight is granted everywhere: the portal is then told about a wrong address, not about a network failure.
    if (request.method === 'OPTIONS') response.writeHead(204, { 'cache-control': 'no-store', allow }).end();
    else if (!route) sendJson(response, failure(404, 'There is nothing at this address.'));
    else if (!reading.has(request.method ?? '')) {
      sendJson(response, failure(405, 'This API is only for reading.', { allow }));
    } else if (route.name === 'image') await sendImage(response, route.file);
    else await serve(route, request, response, url.searchParams);
  }

  /**
   * @param {Exclude<import('./api/routes.mjs').Route, { name: 'image' }>} route
   * @param {Request} request
   * @param {Response} response
   * @param {URLSearchParams} query
   */
  async function serve(route, request, response, query) {
    const fault = faults.take(route.name);
    if (await interrupt(fault, response)) return;
    const answer = await read(route, request, query, fault.mode);
    sendJson(response, answer, { truncated: fault.mode === 'malformed' && answer.status === 200 });
  }

  /**
   * @param {Exclude<import('./api/routes.mjs').Route, { name: 'image' }>} route
   * @param {Request} request
   * @param {URLSearchParams} query
   * @param {import('./api/faults.mjs').FaultMode} mode
   * @returns {Promise<Answer>}
   */
  async function read(route, request, query, mode) {
    if (route.name === 'healthcheck') return { status: 200, body: mode === 'empty' ? {} : { health: 'ok' } };
    if (route.name === 'authorize') return mode === 'empty' ? { status: 200, body: {} } : exchange(query);
    const id = await tokens.check(request.headers.authorization);
    if (route.name === 'user') return answerUser(id, mode);
    if (route.name === 'report') return answerReport(stores, route, mode);
    return answerList(stores, mode);
  }

  listening.server.on('request', (request, response) => {
    handle(request, response).catch((error) => {
      if (error instanceof Unauthorized) {
        sendJson(response, failure(401, error.message, { 'www-authenticate': error.challenge }));
        return;
      }
      // The path alone: the query of a sign-in is a secret.
      const [path] = (request.url ?? '').split('?');
      log(`API: ${request.method} ${path}: ${error instanceof Error ? error.stack : String(error)}`);
      if (response.headersSent) response.destroy();
      else sendJson(response, failure(500, 'The API failed.'));
    });
  });
  return listening;
}
