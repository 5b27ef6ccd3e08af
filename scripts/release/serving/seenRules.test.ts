import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { nginxConfig } from './nginxConfig.ts';
import { rulesFor } from './servingRules.ts';
import { ask, repeated } from './testing/ask.ts';
import { everyServer } from './testing/everyServer.ts';
import { expectedHeaders as security } from './testing/expectedHeaders.ts';
import { config } from './testing/startServers.ts';

const { ofEach, serverOf } = everyServer();

const said = 'e=tab&c=production&r=12&t=123&p=remote-reports%2F7c4e';

interface Line {
  at: string;
  said: string;
}

/** Lines of a log once it has so many; a server may write a moment after it has answered. */
async function linesOf(log: string, count: number): Promise<Line[]> {
  for (;;) {
    const lines = readFileSync(log, 'utf8').split('\n').slice(0, -1);
    if (lines.length >= count) return lines.map((line) => JSON.parse(line) as Line);
    await pause(20);
  }
}

ofEach('what a tab says is answered with nothing, and with every security header', async (server) => {
  const { port, seenLog } = server;
  const { status, headers, names, body } = await ask(port, `/_/seen?${said}`);
  expect({ status, headers, body: String(body) }).toStrictEqual({
    status: 204,
    headers: { ...security, 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' },
    body: '',
  });
  expect(repeated(names)).toEqual([]);
  // The next tests count the lines.
  await linesOf(seenLog, 1);
});

ofEach('the log holds what was said, when, and nothing of who said it', async ({ port, seenLog }) => {
  const before = (await linesOf(seenLog, 0)).length;
  const headers = { cookie: 'c=canary-word', referer: 'http://x/canary-word', 'user-agent': 'canary-word' };
  await ask(port, `/_/seen?${said}`, { headers });
  const line = (await linesOf(seenLog, before + 1)).at(-1);
  expect(Object.keys(line ?? {})).toEqual(['at', 'said']);
  expect(line?.said).toBe(said);
  expect(Math.abs(Date.now() - Date.parse(line?.at ?? ''))).toBeLessThan(60_000);
  expect(readFileSync(seenLog, 'utf8')).not.toMatch(/canary-word|127\.0\.0\.1/);
});

ofEach('what no tab says leaves no line', async ({ port, seenLog }) => {
  const before = (await linesOf(seenLog, 0)).length;
  const foreign = [
    '',
    '?',
    '?code=secret',
    `?${said}&x="`,
    `?${said}${'a'.repeat(500)}`,
    '?e=tab',
    `?${said}%22&x=<b>`,
  ];
  for (const query of foreign.slice(0, -1)) expect((await ask(port, `/_/seen${query}`)).status).toBe(204);
  await ask(port, `/_/seen?${said}&last=1`);
  const lines = await linesOf(seenLog, before + 1);
  expect(lines.slice(before).map((line) => line.said)).toEqual([`${said}&last=1`]);
});

ofEach('what is no call of a page of the portal leaves no line', async ({ port, seenLog }) => {
  const before = (await linesOf(seenLog, 0)).length;
  const send = async (site: string, dest: string, tab: string) => {
    const headers = { 'sec-fetch-site': site, 'sec-fetch-dest': dest };
    expect((await ask(port, `/_/seen?e=tab&t=${tab}`, { headers })).status).toBe(204);
  };
  await send('same-origin', 'image', '1');
  await send('same-origin', 'document', '2');
  await send('cross-site', 'empty', '3');
  await send('none', 'document', '4');
  await send('same-origin', 'empty', '5');
  const lines = await linesOf(seenLog, before + 1);
  expect(lines.slice(before).map((line) => line.said)).toEqual(['e=tab&t=5']);
});

ofEach('nobody can send anything to the address', async ({ port }) => {
  expect((await ask(port, '/_/seen', { method: 'POST' })).status).toBe(405);
});

ofEach('other addresses below /_ are pages', async ({ port }) => {
  expect((await ask(port, '/_/other')).headers['content-type']).toBe('text/html; charset=utf-8');
});

test('without the key of the configuration there is neither address nor log', () => {
  const silent = { ...config, countTabs: false };
  const rules = rulesFor(silent);
  expect(rules.seen).toBeUndefined();
  expect(nginxConfig({ rules, origin: '/srv' })).not.toContain('seen');
  expect(rulesFor(silent, { channels: { canary: { ...silent, countTabs: true } } }).seen).toBeDefined();
});

test('nginx: a line of the general log says nothing of a query either', async () => {
  const { port, logs = '' } = serverOf('nginx');
  await ask(port, `/_/seen?${said}`);
  expect(readFileSync(`${logs}/access.log`, 'utf8')).not.toContain('"GET","path":"/_/seen"');
});
