import { channelLink, channelLinkLines } from './channelLink.ts';
import { fakeConfig } from '#release/testing/fakeBuild.ts';
import { rulesFor } from './servingRules.ts';
import { ask, repeated } from './testing/ask.ts';
import { everyServer } from './testing/everyServer.ts';
import { expectedHeaders as security } from './testing/expectedHeaders.ts';
import { config, page } from './testing/startServers.ts';

const { ofEach } = everyServer();

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';
const joined = `__Host-portal-channel=canary; Max-Age=2592000; ${attributes}`;
const left = `__Host-portal-channel=; Max-Age=0; ${attributes}`;

for (const [address, location, cookie] of [
  ['/?portal-channel=canary', '/', joined],
  ['/reports/acme?portal-channel=canary&', '/reports/acme', joined],
  ['/reports?portal-channel=canary&filter=a%20b&local=x', '/reports?filter=a%20b&local=x', joined],
  ['/a%0d%0ab?portal-channel=canary', '/a%0d%0ab', joined],
  ['/?portal-channel=production', '/', left],
  ['/reports?portal-channel=production&filter=x', '/reports?filter=x', left],
] as const)
  ofEach(`${address} leads to ${location} with the cookie`, async ({ port }) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, names } = await ask(port, address, { method });
      expect(status).toBe(302);
      expect(headers).toMatchObject({
        ...security,
        location,
        'set-cookie': cookie,
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(repeated(names)).toEqual([]);
    }
  });

for (const address of [
  '/?portal-channel=staging',
  '/?portal-channel=canary2',
  '/?portal-channel=',
  '/?a=b&portal-channel=canary',
  '//example.com/?portal-channel=canary',
  '/\\example?portal-channel=canary',
])
  ofEach(`${address} is the page, and sets nothing`, async ({ port }) => {
    const { status, headers, content } = await ask(port, address);
    expect([status, headers['set-cookie'], headers['location']]).toEqual([200, undefined, undefined]);
    expect(String(content)).toBe(page);
  });

for (const dest of ['image', 'empty', 'script', 'iframe', 'Document'])
  ofEach(`what asks for ${dest} follows no link`, async ({ port }) => {
    const { status, headers } = await ask(port, '/?portal-channel=canary', {
      headers: { 'sec-fetch-dest': dest },
    });
    expect([status, headers['set-cookie'], headers['location']]).toEqual([200, undefined, undefined]);
  });

ofEach('a reader who opens it does', async ({ port }) => {
  const headers = { 'sec-fetch-dest': 'document' };
  expect((await ask(port, '/?portal-channel=canary', { headers })).headers['set-cookie']).toBe(joined);
});

ofEach('an address that is no page leads nowhere', async ({ port }) => {
  for (const address of ['/apps/gone.js', '/releases/7.json', '/.env']) {
    const { status, headers } = await ask(port, `${address}?portal-channel=canary`);
    expect([address, headers['set-cookie']]).toEqual([address, undefined]);
    expect(status).not.toBe(302);
  }
});

test('without a channel that allows it there is no such link, whatever production says', () => {
  const allowing = { ...fakeConfig, allowChannelLink: true };
  expect(
    rulesFor({ ...config, allowChannelLink: true }, { channels: { canary: config } }).channels.link,
  ).toBe(undefined);
  expect(rulesFor(config, { channels: { canary: allowing } }).channels.link?.names).toEqual(['canary']);
});

test('other servers than ours read word for word what a link is, and which cookies it sets', () => {
  expect(channelLink('__Host-portal-channel', ['canary', 'staging'])).toStrictEqual({
    parameter: 'portal-channel',
    names: ['canary', 'staging'],
    destinations: ['', 'document'],
    pattern:
      '^(?<way>/(?:[\\w%~-][^?]*)?)\\?portal-channel=(?<joined>canary|staging|production)(?:&(?<rest>.*))?$',
    join: `__Host-portal-channel={channel}; Max-Age=2592000; ${attributes}`,
    leave: left,
  });
});

test('without links nginx has nothing to answer them with', () => {
  expect(channelLinkLines(rulesFor(config), [])).toEqual([]);
});
