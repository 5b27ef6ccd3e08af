import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from '#process/listen.ts';
import { nginxConfig } from './nginxConfig.ts';
import { rulesFor } from './servingRules.ts';
import { startNginx } from './startNginx.ts';
import { ask } from './testing/ask.ts';
import { config } from './testing/startServers.ts';
import { runTypeScript } from '#process/runTypeScript.ts';

const rules = rulesFor(config);

async function inFolder(work: (directory: string) => unknown) {
  const directory = mkdtempSync(path.join(tmpdir(), 'portal-serve-'));
  try {
    await work(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

test('every location says every security header itself, for every status', () => {
  const text = nginxConfig({ rules, root: '/srv/portal' });
  const locations = text.split(/^ *location /m).slice(1);
  expect(locations.length > 10).toBe(true);
  for (const location of locations) {
    if (!location.includes('add_header') && location.includes('location')) continue;
    for (const name of Object.keys(rules.always))
      expect(location).toMatch(new RegExp(`add_header ${name} ".+" always;`));
  }
});

test('what would break out of a word of the configuration is refused', () => {
  expect(() => nginxConfig({ rules, root: '/srv/$uri' })).toThrow(/dollar sign/);
  expect(() => nginxConfig({ rules, root: '/srv', listen: '80; include /etc/passwd' })).toThrow(
    /not an address/,
  );
  expect(nginxConfig({ rules, root: '/srv/a "b"' })).toMatch(/root "\/srv\/a \\"b\\"";/);
});

test('nginx that cannot start says why, and leaves nothing behind', () =>
  inFolder(async (directory) => {
    const taken = await listen({ port: 0, purpose: 'a test', variable: 'PORT' });
    try {
      await expect(startNginx({ directory, rules, port: taken.port })).rejects.toThrow(/already in use/);
    } finally {
      await taken.stop();
    }
    const broken = { ...rules, kinds: rules.kinds.map((kind) => ({ ...kind, pattern: '(' })) };
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('portal-nginx-')).length;
    await expect(startNginx({ directory, rules: broken })).rejects.toThrow(/nginx does not start: .*\(/s);
    const now = readdirSync(tmpdir()).filter((name) => name.startsWith('portal-nginx-')).length;
    expect(now <= before).toBe(true);
  }));

test('nginx ends with the program that started it, however that ended', () =>
  inFolder(async (directory) => {
    writeFileSync(path.join(directory, 'index.html'), 'page');
    const here = (name: string) => JSON.stringify(path.join(import.meta.dirname, name));
    const code = `import { startNginx } from ${here('startNginx.ts')};
      import { rulesFor } from ${here('servingRules.ts')};
      const { port, prefix } = await startNginx({ directory: ${JSON.stringify(directory)}, rules: rulesFor(${JSON.stringify(config)}) });
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
      const until = Date.now() + 5000;
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
