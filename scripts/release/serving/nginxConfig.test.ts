import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { findNginx } from '../commands/findNginx.mjs';
import { listen } from '../local/listen.mjs';
import { nginxConfig } from './nginxConfig.mjs';
import { rulesFor } from './servingRules.mjs';
import { startNginx } from './startNginx.mjs';
import { ask } from './testing/ask.mjs';
import { config } from './testing/startServers.mjs';

const rules = rulesFor(config);
const serve = path.join(import.meta.dirname, '../serve.mjs');

/** @param {(directory: string) => unknown} use */
async function inFolder(use) {
  const directory = mkdtempSync(path.join(tmpdir(), 'portal-serve-'));
  try {
    await use(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

test('every location says every security header itself, for every status', () => {
  const text = nginxConfig({ rules, root: '/srv/portal' });
  const locations = text.split(/^ *location /m).slice(1);
  assert.equal(locations.length > 10, true);
  for (const location of locations) {
    if (!location.includes('add_header') && location.includes('location')) continue;
    for (const name of Object.keys(rules.always))
      assert.match(location, new RegExp(`add_header ${name} ".+" always;`), location);
  }
});

test('what would break out of a word of the configuration is refused', () => {
  assert.throws(() => nginxConfig({ rules, root: '/srv/$uri' }), /dollar sign/);
  assert.throws(
    () => nginxConfig({ rules, root: '/srv', listen: '80; include /etc/passwd' }),
    /not an address/,
  );
  assert.match(nginxConfig({ rules, root: '/srv/a "b"' }), /root "\/srv\/a \\"b\\"";/);
});

test('the command prints a configuration that nginx takes, and the same rules as data', () =>
  inFolder((directory) => {
    const file = path.join(directory, 'portal.json');
    writeFileSync(file, JSON.stringify(config));
    const run = (/** @type {string[]} */ ...parts) =>
      spawnSync(process.execPath, [serve, ...parts], { encoding: 'utf8' });

    const nginx = run(
      'nginx',
      '--config',
      file,
      '--root',
      directory,
      '--listen',
      '127.0.0.1:8099',
      '--https-only',
    );
    assert.equal(nginx.status, 0, nginx.stderr);
    assert.match(nginx.stdout, /strict-transport-security "max-age=63072000; includeSubDomains" always;/);
    writeFileSync(path.join(directory, 'nginx.conf'), nginx.stdout);
    const checked = spawnSync(
      findNginx(),
      ['-t', '-e', 'stderr', '-p', `${directory}/`, '-c', path.join(directory, 'nginx.conf')],
      { encoding: 'utf8' },
    );
    assert.equal(checked.status, 0, checked.stderr);
    assert.doesNotMatch(checked.stderr, /\[warn\]/);

    assert.deepEqual(JSON.parse(run('rules', '--config', file).stdout), JSON.parse(JSON.stringify(rules)));
    const wrong = [
      [],
      ['nginx'],
      ['nginx', '--config', file],
      ['rules', '--config', '/nowhere'],
      ['apache', '--config', file],
    ];
    for (const parts of wrong) assert.equal(run(...parts).status, 1, parts.join(' '));
  }));

test('nginx that cannot start says why, and leaves nothing behind', () =>
  inFolder(async (directory) => {
    const taken = await listen({ port: 0, purpose: 'a test', variable: 'PORT' });
    try {
      await assert.rejects(startNginx({ directory, rules, port: taken.port }), /already in use/);
    } finally {
      await taken.stop();
    }
    const broken = { ...rules, kinds: rules.kinds.map((kind) => ({ ...kind, pattern: '(' })) };
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('portal-nginx-')).length;
    await assert.rejects(startNginx({ directory, rules: broken }), /nginx does not start: .*\(/s);
    const now = readdirSync(tmpdir()).filter((name) => name.startsWith('portal-nginx-')).length;
    assert.equal(now <= before, true);
  }));

test('nginx ends with the program that started it, however that ended', () =>
  inFolder(async (directory) => {
    writeFileSync(path.join(directory, 'index.html'), 'page');
    const here = (/** @type {string} */ name) => JSON.stringify(path.join(import.meta.dirname, name));
    const code = `import { startNginx } from ${here('startNginx.mjs')};
      import { rulesFor } from ${here('servingRules.mjs')};
      const { port, prefix } = await startNginx({ directory: ${JSON.stringify(directory)}, rules: rulesFor(${JSON.stringify(config)}) });
      console.log(JSON.stringify({ port, prefix }));
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const { port, prefix } = JSON.parse(
      await new Promise((resolve) => child.stdout.once('data', (line) => resolve(String(line)))),
    );
    try {
      assert.equal((await ask(port, '/')).status, 200);
      child.kill('SIGKILL');
      const until = Date.now() + 5000;
      const isUp = () =>
        ask(port, '/').then(
          () => true,
          () => false,
        );
      while ((await isUp()) && Date.now() < until) await new Promise((go) => setTimeout(go, 50));
      assert.equal(await isUp(), false);
    } finally {
      rmSync(prefix, { recursive: true, force: true });
    }
  }));
