import { failure, sendJson } from './answer.mjs';
import { page, pageHeaders } from '../page.mjs';

/** @typedef {import('node:http').ServerResponse} Response */

/**
 * The faults that strike before the API has looked at the call, as a proxy or a network would.
 *
 * @param {Readonly<import('./faults.mjs').Fault>} fault
 * @param {Response} response
 * @returns {Promise<boolean>} Whether nothing is left to answer.
 */
export async function interrupt(fault, response) {
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
    default:
      return false;
  }
}

/** @param {number} status @returns {Record<string, string>} */
function challenge(status) {
  return status === 401 ? { 'www-authenticate': 'Bearer realm="portal", error="invalid_token"' } : {};
}

/**
 * @param {number} delayMs
 * @param {Response} response
 */
function pause(delayMs, response) {
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
