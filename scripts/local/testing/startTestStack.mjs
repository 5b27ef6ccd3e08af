import { startStack } from '../startStack.mjs';

export const portalOrigin = 'http://localhost:4300';

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
        ? {
            report: { slug, version, articles: [{ article_id: '1' }] },
            history: ['reports/a/20240102/report.json'],
          }
        : null,
  };
}

/** @param {string} imageBase @returns {import('../api/resources.mjs').ReportStores} */
function fakeStores(imageBase) {
  void imageBase;
  return {
    usual: () => fakeStore('usual'),
    hostile: () => fakeStore('hostile'),
    large: () => fakeStore('large'),
  };
}

/**
 * A stack on free ports with data a test can predict, closed when the test ends.
 *
 * @param {import('node:test').TestContext} test
 */
export async function startTestStack(test) {
  const stack = await startStack({ portalOrigins: [portalOrigin], reportStores: fakeStores });
  test.after(stack.stop);

  /**
   * @param {string} path
   * @param {RequestInit & { token?: string }} [init]
   */
  const call = (path, { token, headers, ...init } = {}) =>
    fetch(stack.apiOrigin + path, {
      ...init,
      headers: {
        ...Object.fromEntries(new Headers(headers)),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });

  /** @param {Record<string, unknown>} command */
  const control = (command) =>
    call('/_control', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(command),
    });

  return { ...stack, call, control };
}
