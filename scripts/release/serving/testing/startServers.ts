import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from '#process/listen.ts';
import { checkConfig } from '#release/config/readConfig.ts';
import { renderPage } from '#release/page/renderPage.ts';
import { fakeConfig } from '#release/testing/fakeBuild.ts';
import { isPackable, packings } from '../packings.ts';
import { rulesFor } from '../servingRules.ts';
import { startNginx } from '../startNginx.ts';
import { staticFiles } from '../staticFiles.ts';

export const config = checkConfig({
  ...fakeConfig,
  environment: 'production',
  imageHosts: ['images.example.com', '*.example.net'],
  countTabs: true,
});

/** The configuration of the channel canary. */
export const canaryConfig = checkConfig({
  ...fakeConfig,
  environment: 'staging',
  allowLocalRemotes: true,
  allowChannelLink: true,
});

export const page = renderPage({
  asksEarly: true,
  config,
  remotes: [],
  bootScript: '/apps/host/b1/tiny.js',
  scripts: ['/apps/host/b1/main.js'],
  integrity: { '/apps/host/b1/tiny.js': 'sha384-tiny', '/apps/host/b1/main.js': 'sha384-main' },
});

export const files: Record<string, string | Buffer> = {
  'index.html': page,
  'channels/canary.html': page.replace('Harbourline', 'The canary'),
  'apps/host/b1/main.js': `console.log(${JSON.stringify('word '.repeat(2000))});\n`,
  'apps/host/b1/tiny.js': 'void 0;\n',
  'apps/reports/b2/mf-manifest.json': JSON.stringify({ id: 'reports', list: Array(500).fill('x') }),
  'apps/reports/b2/release.json': JSON.stringify({ build: 'b2', files: Array(300).fill('file') }),
  'apps/reports/b2/picture.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(300)}</svg>`,
  'apps/reports/b2/picture.png': Buffer.from(
    Array.from({ length: 3000 }, (_, index) => (index * 7919) % 256),
  ),
  'apps/reports/b2/a name.js': 'console.log("a name");\n',
  'releases/7.json': JSON.stringify({ who: 'ada' }),
  // None of these may ever be seen.
  '.lock': 'secret',
  '.git/config': 'secret',
  'notes.txt': 'secret',
  'package.json': '{"secret":1}',
  'apps/.reports.new-1/main.js': 'secret',
  'apps/reports/b2/main.js.map': '{"secret":1}',
  'apps/reports/b2/mf-stats.json': '{"secret":1}',
  'apps/reports/b2/page.html': 'secret',
  'apps/reports/b2/tool.sh': 'secret',
};

/** The same store behind both servers. */
export async function startServers(): Promise<{
  directory: string;
  servers: { name: string; port: number; seenLog: string; logs?: string }[];
  stop: () => Promise<void>;
}> {
  const directory = mkdtempSync(path.join(tmpdir(), 'portal-store-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), content);
    if (!name.startsWith('apps/') || !isPackable(name, Buffer.from(content))) continue;
    for (const { extension, pack } of packings)
      writeFileSync(path.join(directory, `${name}.${extension}`), await pack(Buffer.from(content), 9));
  }
  const rules = rulesFor(config, { channels: { canary: canaryConfig } });
  const node = await listen({ port: 0, purpose: 'a test', variable: 'PORTAL_PORT' });
  const seenLog = path.join(mkdtempSync(path.join(tmpdir(), 'portal-log-')), 'seen.log');
  const log = (line: string) => {
    appendFileSync(seenLog, line);
  };
  node.server.on('request', staticFiles({ directory, rules, log }));
  const nginx = await startNginx({ directory, rules }).catch(async (error: unknown) => {
    await node.stop();
    throw error;
  });
  const stop = async () => {
    await Promise.all([node.stop(), nginx.stop()]);
    for (const one of [directory, path.dirname(seenLog)]) rmSync(one, { recursive: true, force: true });
  };
  return {
    directory,
    servers: [
      { name: 'Node', port: node.port, seenLog },
      {
        name: 'nginx',
        port: nginx.port,
        seenLog: path.join(nginx.prefix, 'seen.log'),
        logs: nginx.prefix,
      },
    ],
    stop,
  };
}
