import { tamperings } from './alterations.mjs';
import { failure, sendJson } from './answer.mjs';
import { controlPage } from './controlPage.mjs';
import { faultModes, faultPaths } from './faults.mjs';
import { pageHeaders } from '../page.mjs';
import { readBody } from '../readBody.mjs';

/**
 * @typedef {object} Controlled
 * @property {string} origin The API's own.
 * @property {import('./faults.mjs').Faults} faults
 * @property {import('./alterations.mjs').Alterations} alterations
 * @property {ReturnType<typeof import('./accessTokens.mjs').createAccessTokens>} tokens
 * @property {ReturnType<typeof import('./callLog.mjs').createCallLog>} calls
 */

/** @typedef {Record<string, unknown>} Command */

/** What the caller got wrong, in words for the caller. */
class Refused extends Error {
  /** @param {string} message @param {number} [status] */
  constructor(message, status = 400) {
    super(message);
    this.status = status;
  }
}

/** @param {Controlled} controlled */
export function createControl(controlled) {
  const { origin, faults, alterations, tokens, calls } = controlled;

  const state = () => ({ faults: faults.state(), ...alterations.state(), revoked: tokens.isRevoking() });

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {URL} url
   */
  async function answer(request, response, { pathname }) {
    const { method = '' } = request;
    if (!(method === 'GET' || method === 'HEAD')) refuseForeign(request, origin);
    const what = `${method === 'HEAD' ? 'GET' : method} ${pathname}`;
    if (what === 'GET /_control') response.writeHead(200, pageHeaders()).end(controlPage(state()));
    else if (what === 'POST /_control') {
      obey(controlled, parse(await readBody(request), request.headers['content-type'] ?? ''));
      if (wantsPage(request))
        response.writeHead(303, { location: '/_control', 'cache-control': 'no-store' }).end();
      else sendJson(response, { status: 200, body: state() });
    } else if (what === 'GET /_control/calls') sendJson(response, { status: 200, body: calls.list() });
    else if (what === 'DELETE /_control/calls') {
      calls.clear();
      sendJson(response, { status: 200, body: [] });
    } else sendJson(response, failure(404, `There is no ${method} ${pathname}.`));
  }

  /** @type {typeof answer} */
  return async (request, response, url) => {
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

/** A browser that shows the answer, not a script that reads it. @param {import('node:http').IncomingMessage} request */
function wantsPage({ headers }) {
  return (headers.accept ?? '').includes('text/html');
}

/**
 * Any page in the developer's browser can send a form here; only the control page and tools without a page may.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {string} own
 */
function refuseForeign({ headers }, own) {
  const known = [own, own.replace('localhost', '127.0.0.1')];
  const foreignHost = !known.includes(`http://${headers.host}`);
  const foreignOrigin = headers.origin !== undefined && !known.includes(headers.origin);
  if (foreignHost || foreignOrigin)
    throw new Refused('Only the local API itself may be told this from a page.', 403);
}

/**
 * @param {string} body
 * @param {string} contentType
 * @returns {Command}
 */
function parse(body, contentType) {
  if (!contentType.startsWith('application/json')) return Object.fromEntries(new URLSearchParams(body));
  try {
    const command = JSON.parse(body);
    if (command && typeof command === 'object' && !Array.isArray(command)) return command;
  } catch {
    // Said below, for every body that is not an object.
  }
  throw new Refused('The body is not a JSON object.');
}

/**
 * @param {Controlled} controlled
 * @param {Command} command
 */
function obey({ faults, alterations, tokens, calls }, command) {
  const { reset, revoke, authorizeUrl, tamper, mode } = command;
  if (![reset, revoke, authorizeUrl, tamper, mode].some(Boolean)) {
    throw new Refused('Say one of: mode (with path), reset, revoke, authorizeUrl, tamper.');
  }
  if (reset) {
    faults.reset();
    alterations.reset();
    tokens.forgiveAll();
    calls.clear();
  }
  if (revoke) tokens.revokeAll();
  if (authorizeUrl) alterations.setAuthorizeUrl(String(authorizeUrl));
  if (tamper) {
    const kind = oneOf(tamperings, tamper, 'tamper');
    if (kind === 'nonce' && !alterations.hasEarlierIdToken()) {
      throw new Refused('Sign in once first: the wrong nonce is that of an earlier sign-in.', 409);
    }
    alterations.setTamper(kind);
  }
  if (mode) setFaults(faults, command);
}

/**
 * @param {import('./faults.mjs').Faults} faults
 * @param {Command} command
 */
function setFaults(faults, { path, mode, status, delayMs, times }) {
  const paths = path === 'all' ? faultPaths : [oneOf(faultPaths, path, 'path')];
  const fault = {
    mode: oneOf(faultModes, mode, 'mode'),
    status: whole(status, 'status', 200, 599) ?? 500,
    delayMs: whole(delayMs, 'delayMs', 0, 600_000) ?? 4000,
    times: whole(times, 'times', 1, 1_000_000) ?? null,
  };
  for (const each of paths) faults.set(each, fault);
}

/**
 * @template {string} T
 * @param {readonly T[]} known
 * @param {unknown} value
 * @param {string} name
 */
function oneOf(known, value, name) {
  const found = known.find((each) => each === value);
  if (found === undefined) throw new Refused(`${name} is one of: ${known.join(', ')}.`);
  return found;
}

/**
 * @param {unknown} value A form sends an empty text for what was left open.
 * @param {string} name
 * @param {number} least
 * @param {number} most
 */
function whole(value, name, least, most) {
  if (value === undefined || value === null || value === '') return undefined;
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Refused(`${name} is a whole number from ${least} to ${most}.`);
}
