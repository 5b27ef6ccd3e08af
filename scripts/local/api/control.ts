import { failure, sendJson } from './answer.ts';
import { controlPage } from './controlPage.ts';
import { obeyCommand, type Command, type Controlled } from './obeyCommand.ts';
import { Refused } from './Refused.ts';
import { pageHeaders } from '../page.ts';
import { readBody } from '../readBody.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Handler of `/_control`, which makes the API misbehave; `origin` is the API's own. */
export function createControl({ origin, ...controlled }: Controlled & { origin: string }) {
  const { faults, alterations, tokens, calls } = controlled;

  const state = () => ({ faults: faults.state(), ...alterations.state(), revoked: tokens.isRevoking() });

  async function answer(request: IncomingMessage, response: ServerResponse, { pathname }: URL) {
    const { method = '' } = request;
    if (!(method === 'GET' || method === 'HEAD')) refuseForeign(request, origin);
    const call = `${method === 'HEAD' ? 'GET' : method} ${pathname}`;
    if (call === 'GET /_control') response.writeHead(200, pageHeaders()).end(controlPage(state()));
    else if (call === 'POST /_control') {
      obeyCommand(controlled, parseCommand(await readBody(request), request.headers['content-type'] ?? ''));
      if (wantsPage(request))
        response.writeHead(303, { location: '/_control', 'cache-control': 'no-store' }).end();
      else sendJson(response, { status: 200, body: state() });
    } else if (call === 'GET /_control/calls') sendJson(response, { status: 200, body: calls.list() });
    else if (call === 'DELETE /_control/calls') {
      calls.clear();
      sendJson(response, { status: 200, body: [] });
    } else sendJson(response, failure(404, `There is no ${method} ${pathname}.`));
  }

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    try {
      await answer(request, response, url);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (wantsPage(request)) {
        response.writeHead(error.status, pageHeaders()).end(controlPage(state(), error.message));
      } else sendJson(response, failure(error.status, error.message));
    }
  };
}

function wantsPage({ headers }: IncomingMessage) {
  return (headers.accept ?? '').includes('text/html');
}

/** Any page in the browser can post a form here; only the control page and tools without a page may. */
function refuseForeign({ headers }: IncomingMessage, own: string) {
  const known = [own, own.replace('localhost', '127.0.0.1')];
  const foreignHost = !known.includes(`http://${headers.host ?? ''}`);
  const foreignOrigin = headers.origin !== undefined && !known.includes(headers.origin);
  if (foreignHost || foreignOrigin)
    throw new Refused('Only the local API itself may be told this from a page.', 403);
}

function parseCommand(body: string, contentType: string): Command {
  if (!contentType.startsWith('application/json')) return Object.fromEntries(new URLSearchParams(body));
  const command = parseJson(body);
  if (typeof command === 'object' && command !== null && !Array.isArray(command)) return { ...command };
  throw new Refused('The body is not a JSON object.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
