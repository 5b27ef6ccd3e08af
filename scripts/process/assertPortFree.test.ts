import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { assertPortFree } from './assertPortFree.mjs';

/**
 * @param {import('node:test').TestContext} context
 * @param {string} host
 * @returns {Promise<number>} the port that is taken now
 */
async function takePort(context, host) {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, host, () => resolve(undefined)));
  context.after(() => server.close());
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

test('a port that somebody has is named, with who needs it and what to do', async (context) => {
  const port = await takePort(context, '127.0.0.1');
  await assert.rejects(assertPortFree(port, 'the API', 'name another one with --api-port.'), {
    message: `Port ${String(port)} is taken, and the API needs it: name another one with --api-port.`,
  });
});

test('somebody on the other kind of address has it too', async (context) => {
  let port;
  try {
    port = await takePort(context, '::1');
  } catch {
    return context.skip('this machine has no such address');
  }
  await assert.rejects(assertPortFree(port, 'the API', 'stop it.'), /is taken/);
});

test('a free port is left free', async (context) => {
  const port = await takePort(context, '127.0.0.1');
  const free = port === 65_535 ? port - 1 : port + 1;
  try {
    await assertPortFree(free, 'the API', 'stop it.');
    await assertPortFree(free, 'the API', 'stop it.');
  } catch (error) {
    // Somebody else may have taken that one in the meantime; the sentence is the same.
    assert.match(String(error), new RegExp(`Port ${String(free)} is taken`));
  }
});
