import assert from 'node:assert/strict';
import { startStack } from '../startStack.mjs';

export const portalOrigin = 'http://localhost:4300';

/** The address of the fake store's one report: its slug has to be encoded. */
export const reportPath = '/ai/mediamonitoring/report/usual%20a%2Fb/latest';

/**
 * @param {string} name
 * @returns {import('../api/resources.mjs').ReportStore}
 */
function fakeStore(name) {
  const slug = `${name} a/b`;
  return {
    list: () => [{ slug }],
    report: (wanted, version) =>
      wanted === slug
        ? { report: { slug, version, articles: [{ article_id: '1' }] }, history: ['a/20240102/report.json'] }
        : null,
  };
}

/** @returns {import('../api/resources.mjs').ReportStores} */
export function testStores() {
  return {
    usual: () => fakeStore('usual'),
    hostile: () => fakeStore('hostile'),
    large: () => fakeStore('large'),
  };
}

/**
 * A stack on free ports with data a test can predict, closed when the test ends. It must have logged nothing then.
 *
 * @param {import('node:test').TestContext} test
 */
export async function startTestStack(test) {
  /** @type {string[]} */
  const logged = [];
  const stack = await startStack({
    portalOrigins: [portalOrigin],
    log: (message) => logged.push(message),
    reportStores: testStores,
  });
  test.after(async () => {
    await stack.stop();
    assert.deepEqual(logged, []);
  });

  /**
   * @param {string} path
   * @param {{ token?: string, method?: string, headers?: Record<string, string>, body?: string, signal?: AbortSignal }} [init]
   */
  const call = (path, { token, headers, ...init } = {}) =>
    fetch(stack.apiOrigin + path, {
      ...init,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    });

  /** @param {Record<string, unknown>} command */
  const control = async (command) => {
    const response = await call('/_control', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(command),
    });
    return { status: response.status, body: /** @type {any} */ (await response.json()) };
  };

  return { ...stack, call, control };
}
