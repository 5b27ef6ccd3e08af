import { startStack } from './startStack.ts';
import { portalOrigin, startTestStack, testStores } from './testing/startTestStack.ts';
import { hasIpv6, takePort } from '#process/testing/takePort.ts';
import { freePort } from '#release/testing/freePort.ts';

const options = { portalOrigins: [portalOrigin], reportStores: testStores };

test('S-84 a started stack answers at the addresses that it names', async () => {
  const { issuer, providerOrigin, apiOrigin } = await startTestStack();
  expect(new URL(issuer).origin).toBe(providerOrigin);
  expect((await fetch(`${issuer}/v1/keys`)).status).toBe(200);
  expect((await fetch(`${apiOrigin}/healthcheck`)).status).toBe(200);
});

test('S-84 a port in use is named together with what it was for', async () => {
  const taken = await takePort();
  await expect(startStack({ ...options, providerPort: taken })).rejects.toMatchObject({
    message: `Port ${taken}, meant for the local identity provider, is already in use: stop what uses it, or set PORTAL_PROVIDER_PORT to a free port.`,
  });
  await expect(startStack({ ...options, apiPort: taken })).rejects.toMatchObject({
    message: `Port ${taken}, meant for the local API, is already in use: stop what uses it, or set PORTAL_API_PORT to a free port.`,
  });
});

(hasIpv6 ? test : test.skip)(
  'S-84 a port in use on the IPv6 side of localhost counts, because browsers go there first',
  async () => {
    const taken = await takePort('::1');
    await expect(startStack({ ...options, providerPort: taken })).rejects.toThrow(/is already in use/);
  },
);

test('S-84 a stopped stack frees its ports at once', async () => {
  const ports = { providerPort: await freePort(), apiPort: await freePort() };
  const first = await startStack({ ...options, ...ports });
  await fetch(`${first.apiOrigin}/healthcheck`);
  await first.stop();
  const second = await startStack({ ...options, ...ports });
  await second.stop();
  expect(second.apiOrigin).toBe(first.apiOrigin);
});
