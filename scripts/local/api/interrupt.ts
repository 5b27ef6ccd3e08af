import { failure, sendJson } from './answer.ts';
import { page, pageHeaders } from '../page.ts';
import type { Fault } from './faults.ts';
import type { ServerResponse } from 'node:http';

/** Faults that a proxy or a network would cause before the API sees the call. True if nothing is left to answer. */
export async function interrupt(fault: Readonly<Fault>, response: ServerResponse): Promise<boolean> {
  switch (fault.mode) {
    case 'slow':
      await pause(fault.delayMs, response);
      return response.destroyed;
    case 'hang':
      return true;
    case 'drop':
      response.destroy();
      return true;
    case 'status':
      sendJson(response, failure(fault.status, 'The API was told to fail.', challenge(fault.status)));
      return true;
    case 'html':
      response.writeHead(200, pageHeaders()).end(proxyPage());
      return true;
    case 'ok':
    case 'empty':
    case 'malformed':
    case 'hostile':
    case 'large':
      return false;
  }
}

function challenge(status: number): Record<string, string> {
  return status === 401 ? { 'www-authenticate': 'Bearer realm="portal", error="invalid_token"' } : {};
}

function pause(delayMs: number, response: ServerResponse) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    response.once('close', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}

function proxyPage() {
  return page({
    title: 'Web proxy',
    body: '<h1>Web proxy</h1><p>Please accept the terms of use of this network to go on.</p>',
  });
}
