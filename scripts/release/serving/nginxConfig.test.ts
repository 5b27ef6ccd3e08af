import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from '#process/listen.ts';
import { nginxConfig } from './nginxConfig.ts';
import { securityHeaders } from './securityHeaders.ts';
import { rulesFor, servingRules } from './servingRules.ts';
import { startNginx } from './startNginx.ts';
import { ask } from './testing/ask.ts';
import { expectedCanaryHeaders } from './testing/expectedHeaders.ts';
import { canaryConfig, config } from './testing/startServers.ts';
import { runTypeScript } from '#process/runTypeScript.ts';
import { freePort } from '#release/testing/freePort.ts';

const rules = rulesFor(config);

async function inFolder(work: (directory: string) => unknown) {
  const directory = mkdtempSync(path.join(tmpdir(), 'portal-serve-'));
  try {
    await work(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

test('a whole configuration, word for word', () => {
  const { kinds, ...others } = servingRules({
    headers: { 'x-frame-options': 'DENY', 'x-policy': 'ours' },
    headersOf: {
      '/channels/canary.html': { 'x-policy': '', 'x-more': 'local' },
      '/channels/staging.html': { 'x-policy': 'theirs' },
    },
    linked: ['canary', 'staging'],
  });
  const short = kinds.map((kind) =>
    kind.types ? { ...kind, types: { js: 'text/javascript; charset=utf-8' } } : kind,
  );
  const text = nginxConfig({ rules: { ...others, kinds: short }, origin: '/srv/portal' });
  expect(text).toBe(readFileSync(path.join(import.meta.dirname, 'testing/expected.conf'), 'utf8'));
});

test('user, workers and address are those that are asked for', () => {
  const text = nginxConfig({ rules, origin: '/srv', listen: '[::1]:80', user: 'www', workers: '1' });
  for (const line of ['user www;', 'worker_processes 1;', '    listen [::1]:80;'])
    expect(text.split('\n')).toContain(line);
});

test('the page of a slot comes after that of a channel, and before production’s', () => {
  const text = nginxConfig({ rules: rulesFor({ ...config, splitReaders: true }), origin: '/srv' });
  expect(text).toContain('      try_files $portal_page $portal_slot_page /index.html =404;\n');
  expect(text).toContain('    default $portal_slot_page;\n');
});

test('every location says every security header itself, for every status', () => {
  const text = nginxConfig({ rules, origin: '/srv/portal' });
  const locations = text.split(/^ *location /m).slice(1);
  expect(locations.length > 10).toBe(true);
  for (const location of locations) {
    if (!location.includes('add_header') && location.includes('location')) continue;
    for (const name of Object.keys(rules.always))
      expect(location).toMatch(new RegExp(`add_header ${name} ".+" always;`));
  }
});

test('what would break out of a word of the configuration is refused', () => {
  for (const root of ['/srv/$uri', '/srv\n', '/srv\r'])
    expect(() => nginxConfig({ rules, origin: root })).toThrow(
      new Error(`nginx cannot be given "${root}": it has a dollar sign or a line break.`),
    );
  for (const listen of ['80; include /etc/passwd', ' 80', '80 '])
    expect(() => nginxConfig({ rules, origin: '/srv', listen })).toThrow(
      new Error(`"${listen}" is not an address to listen on.`),
    );
  expect(nginxConfig({ rules, origin: '/srv/a "b" \\' })).toContain('root "/srv/a \\"b\\" \\\\";');
  const quoting = rules.kinds.map((kind) => (kind.name === 'record' ? { ...kind, pattern: '^"a"$' } : kind));
  expect(nginxConfig({ rules: { ...rules, kinds: quoting }, origin: '/srv' })).toContain('~ "^\\"a\\"$" {');
});

test('a channel whose name is as long as the cookie takes has a page with its own policy', () =>
  inFolder(async (directory) => {
    const name = 'a'.repeat(63);
    mkdirSync(path.join(directory, 'channels'));
    writeFileSync(path.join(directory, 'channels', `${name}.html`), 'page');
    const nginx = await startNginx({
      origin: directory,
      rules: rulesFor(config, { channels: { [name]: canaryConfig } }),
    });
    try {
      const { body, headers } = await ask(nginx.port, '/', {
        headers: { cookie: `__Host-portal-channel=${name}` },
      });
      expect(String(body)).toBe('page');
      expect(headers).toMatchObject(expectedCanaryHeaders);
    } finally {
      await nginx.stop();
    }
  }));

test('a policy with hundreds of hosts of images is whole in every answer, and so is that of a channel', () =>
  inFolder(async (directory) => {
    const hosts = (of: string) =>
      Array.from({ length: 300 }, (_, index) => `images.${of}-${String(index)}.com`);
    mkdirSync(path.join(directory, 'channels'));
    for (const file of ['index.html', 'channels/staging.html'])
      writeFileSync(path.join(directory, file), file);
    const production = { ...config, imageHosts: hosts('publisher') };
    const staging = { ...production, imageHosts: hosts('staging') };
    const nginx = await startNginx({
      origin: directory,
      rules: rulesFor(production, { channels: { staging } }),
    });
    const cookie = '__Host-portal-channel=staging';
    try {
      for (const [address, headers, expected] of [
        ['/', {}, production],
        ['/apps/gone.js', {}, production],
        ['/', { cookie }, staging],
      ] as const) {
        const answer = await ask(nginx.port, address, { headers });
        expect(answer.headers).toMatchObject(securityHeaders(expected));
      }
    } finally {
      await nginx.stop();
    }
  }));

test('nginx that cannot start says why, and leaves nothing behind', () =>
  inFolder(async (directory) => {
    const taken = await listen({ port: 0, purpose: 'a test', variable: 'PORT' });
    try {
      await expect(startNginx({ origin: directory, rules, port: taken.port })).rejects.toThrow(
        /already in use/,
      );
    } finally {
      await taken.stop();
    }
    const broken = { ...rules, kinds: rules.kinds.map((kind) => ({ ...kind, pattern: '(' })) };
    const usual = process.env['TMPDIR'];
    process.env['TMPDIR'] = directory;
    await expect(startNginx({ origin: directory, rules: broken })).rejects.toThrow(
      /nginx does not start: .*\(/s,
    );
    if (usual === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = usual;
    expect(readdirSync(directory)).toEqual([]);
  }));

test('a free port that is taken before nginx has it is one of several', () =>
  inFolder(async (directory) => {
    const taken = await listen({ port: 0, purpose: 'a test', variable: 'PORT' });
    taken.server.on('request', (_request, response) => response.end());
    const free = await freePort();
    const ports = [taken.port, free];
    const findPort = (wanted: number) => Promise.resolve(ports.shift() ?? wanted);
    try {
      const nginx = await startNginx({ origin: directory, rules, findPort });
      await nginx.stop();
      expect(nginx.port).toBe(free);
    } finally {
      await taken.stop();
    }
  }));

test('nginx ends with the program that started it, however that ended', () =>
  inFolder(async (directory) => {
    writeFileSync(path.join(directory, 'index.html'), 'page');
    const here = (name: string) => JSON.stringify(path.join(import.meta.dirname, name));
    const code = `import { startNginx } from ${here('startNginx.ts')};
      import { rulesFor } from ${here('servingRules.ts')};
      const { port, prefix } = await startNginx({ origin: ${JSON.stringify(directory)}, rules: rulesFor(${JSON.stringify(config)}) });
      console.log(JSON.stringify({ port, prefix }));
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, runTypeScript('--input-type=module', '-e', code), {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const { port, prefix } = JSON.parse(
      await new Promise((resolve) =>
        child.stdout.once('data', (line) => {
          resolve(String(line));
        }),
      ),
    );
    try {
      expect((await ask(port, '/')).status).toBe(200);
      child.kill('SIGKILL');
      const until = Date.now() + 30_000;
      const isUp = () =>
        ask(port, '/').then(
          () => true,
          () => false,
        );
      while ((await isUp()) && Date.now() < until) await new Promise((go) => setTimeout(go, 50));
      expect(await isUp()).toBe(false);
    } finally {
      rmSync(prefix, { recursive: true, force: true });
    }
  }));
