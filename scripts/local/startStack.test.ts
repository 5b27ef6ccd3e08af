import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startStack } from './startStack.mjs';
import { portalOrigin, startTestStack, testStores } from './testing/startTestStack.mjs';

const command = fileURLToPath(new URL('./stack.mjs', import.meta.url));

/** @param {import('node:test').TestContext} t */
async function takePort(t, host = '127.0.0.1') {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  t.after(() => server.close());
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

/** @param {import('node:test').TestContext} t @param {string[]} args */
function runStack(t, args) {
  const child = spawn(process.execPath, [command, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
  t.after(() => child.kill('SIGKILL'));
  const printed = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (printed.out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (printed.err += text));
  /** The first line it prints; a child that ends without one is an error, not a wait. */
  async function ready() {
    await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
    assert.notEqual(printed.out, '', printed.err);
    return JSON.parse(printed.out);
  }
  return { child, printed, ready };
}

test('S-84 a port in use is named together with what it was for', async (t) => {
  const taken = await takePort(t);
  const options = { portalOrigins: [portalOrigin], reportStores: testStores };
  await assert.rejects(startStack({ ...options, providerPort: taken }), {
    message: `Port ${taken}, meant for the local identity provider, is already in use: stop what uses it, or set PORTAL_PROVIDER_PORT to a free port.`,
  });
  await assert.rejects(startStack({ ...options, apiPort: taken }), {
    message: `Port ${taken}, meant for the local API, is already in use: stop what uses it, or set PORTAL_API_PORT to a free port.`,
  });
});

test('S-84 a port in use on the IPv6 side of localhost counts, because browsers go there first', async (t) => {
  const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
    all?.some(({ address }) => address === '::1'),
  );
  if (!hasIpv6) return t.skip('this machine has no IPv6');
  const taken = await takePort(t, '::1');
  await assert.rejects(
    startStack({ portalOrigins: [portalOrigin], reportStores: testStores, providerPort: taken }),
    /is already in use/,
  );
});

test('S-84 a stopped stack frees its ports at once', async (t) => {
  const first = await startTestStack(t);
  await first.call('/healthcheck');
  await first.stop();
  const second = await startStack({
    portalOrigins: [portalOrigin],
    reportStores: testStores,
    providerPort: Number(new URL(first.providerOrigin).port),
    apiPort: Number(new URL(first.apiOrigin).port),
  });
  await second.stop();
  assert.equal(second.apiOrigin, first.apiOrigin);
});

test('S-84 the command prints the addresses alone and leaves with its parent', async (t) => {
  const { child, printed, ready } = runStack(t, [
    '--origin',
    portalOrigin,
    '--today',
    '20240102',
    '--watch-stdin',
  ]);
  const addresses = await ready();
  assert.deepEqual(Object.keys(addresses), ['issuer', 'clientId', 'providerOrigin', 'apiOrigin']);
  assert.equal((await fetch(`${addresses.apiOrigin}/healthcheck`)).status, 200);
  assert.equal((await fetch(`${addresses.issuer}/v1/keys`)).status, 200);
  child.stdin.end();
  assert.deepEqual(await once(child, 'exit'), [0, null]);
  assert.equal(printed.err, '', 'no notices of oidc-provider');
});

test('S-84 the command leaves on SIGTERM', async (t) => {
  const { child, ready } = runStack(t, ['--origin', portalOrigin]);
  await ready();
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'exit'), [0, null]);
});

test('S-84 the command says in one line what it cannot do', async (t) => {
  const taken = await takePort(t);
  const wrong = {
    [`Port ${taken}, meant for the local API`]: ['--origin', portalOrigin, '--api-port', String(taken)],
    '--origin is missing.': [],
    'is not an origin.': ['--origin', `${portalOrigin}/reports`],
    'is not a port.': ['--origin', portalOrigin, '--api-port', 'http'],
    '--today is YYYYMMDD.': ['--origin', portalOrigin, '--today', '2024-01-02'],
  };
  for (const [words, args] of Object.entries(wrong)) {
    const { child, printed } = runStack(t, args);
    assert.deepEqual(await once(child, 'close'), [1, null]);
    assert.ok(printed.err.includes(words), printed.err);
    assert.doesNotMatch(printed.err, /\n +at /);
  }
});
