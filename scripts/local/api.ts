import { createAccessTokens, Unauthorized } from './api/accessTokens.ts';
import type { Samples } from '@portal/shared/declaration';
import { createAlterations } from './api/alterations.ts';
import { failure, sendJson, type Answer } from './api/answer.ts';
import { answerSample } from './api/answerSample.ts';
import { createCallLog } from './api/callLog.ts';
import { createControl } from './api/control.ts';
import { allowPortal } from './api/cors.ts';
import { createDiscovery } from './api/discovery.ts';
import { createExchange } from './api/exchangeCode.ts';
import { createFaults, type FaultMode } from './api/faults.ts';
import { sendImage } from './api/images.ts';
import { interrupt } from './api/interrupt.ts';
import { listen, type Listening } from '#process/listen.ts';
import { stackOf } from './stackOf.ts';
import { answerList, answerReport, answerUser, type ReportStores } from './api/resources.ts';
import { findRoute, type Route } from './api/routes.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface ApiOptions {
  /** 0 takes a free one */
  port: number;
  portalOrigins: readonly string[];
  issuer: string;
  clientId: string;
  clientSecret: string;
  apiAudience: string;
  reportStores: (imageBase: string) => ReportStores;
  /** of the remotes, asked for at each call to one of them */
  samples?: () => Promise<Samples>;
  log?: (message: string) => void;
}

type Request = IncomingMessage;
type Response = ServerResponse;

const reading = new Set(['GET', 'HEAD']);
const allow = 'GET, HEAD, OPTIONS';

/** The specification's product API over HTTP, with switchable faults. */
export async function createApi(options: ApiOptions): Promise<Listening> {
  const { portalOrigins, issuer, apiAudience, log = console.error } = options;
  const samples = options.samples ?? (() => Promise.resolve({}));
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
    discover,
    alterations,
    noteIssued: (token) => {
      tokens.noteIssued(token);
    },
  });

  async function handle(request: Request, response: Response) {
    const address = listening.origin + (request.url ?? '');
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
    const route = findRoute(url.pathname);
    // Preflights always succeed, so that the portal learns of a wrong address instead of a network failure.
    if (request.method === 'OPTIONS') response.writeHead(204, { 'cache-control': 'no-store', allow }).end();
    else if (!reading.has(request.method ?? '')) {
      sendJson(response, failure(405, 'This API is only for reading.', { allow }));
    } else if (route.name === 'image') await sendImage(response, route.file);
    else await serve(route, request, response, url);
  }

  async function serve(
    route: Exclude<Route, { name: 'image' }>,
    request: Request,
    response: Response,
    url: URL,
  ) {
    const fault = faults.take(route.name);
    if (await interrupt(fault, response)) return;
    const answer = await read(route, request, url, fault.mode);
    sendJson(response, answer, { truncated: fault.mode === 'malformed' && answer.status === 200 });
  }

  async function read(
    route: Exclude<Route, { name: 'image' }>,
    request: Request,
    url: URL,
    mode: FaultMode,
  ): Promise<Answer> {
    if (route.name === 'healthcheck') return { status: 200, body: mode === 'empty' ? {} : { health: 'ok' } };
    if (route.name === 'authorize')
      return mode === 'empty' ? { status: 200, body: {} } : exchange(url.searchParams);
    if (route.name === 'samples') {
      // A public screen's call bears no token.
      if (request.headers.authorization) await tokens.check(request.headers.authorization);
      return answerSample(await samples(), url, mode);
    }
    const id = await tokens.check(request.headers.authorization);
    if (route.name === 'user') return answerUser(id, mode);
    if (route.name === 'report') return answerReport(stores, route, mode);
    return answerList(stores, mode);
  }

  listening.server.on('request', (request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (error instanceof Unauthorized) {
        sendJson(response, failure(401, error.message, { 'www-authenticate': error.challenge }));
        return;
      }
      // The path alone: the query of a sign-in is secret.
      const [path = ''] = (request.url ?? '').split('?');
      log(`API: ${request.method ?? ''} ${path}: ${stackOf(error)}`);
      if (response.headersSent) response.destroy();
      else sendJson(response, failure(500, 'The API failed.'));
    });
  });
  return listening;
}
