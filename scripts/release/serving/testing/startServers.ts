import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from '#process/listen.ts';
import { checkConfig } from '#release/config/readConfig.ts';
import { renderPage } from '#release/page/renderPage.ts';
import { fakeConfig } from '#release/testing/fakeBuild.ts';
import { newBucket } from '#release/testing/newBucket.ts';
import { engine } from '#release/testing/engine.ts';
import { isPackable, packings } from '../packings.ts';
import { rulesFor } from '../servingRules.ts';
import { startNginx } from '../startNginx.ts';
import { staticFiles } from '../staticFiles.ts';
import { startWithBucket } from './startWithBucket.ts';

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

/** Of every file in the directory. */
export const time: Date = new Date('2026-01-01T00:00:00Z');

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
  // No key of a store.
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

/** A server with the sample store. */
export interface Server {
  name: string;
  port: number;
  /** what tabs have said, line by line */
  seenLog: string;
  /** folder of nginx's logs */
  logs?: string;
  isBucket?: true;
  /** puts a file of the store in the place of what is there, or deletes it, and waits until readers may see it */
  change: (name: string, content: Buffer | string | null) => Promise<void>;
}

/** Our server and nginx with the same directory and, where there is an engine, nginx with a bucket of the same files. */
export async function startServers(): Promise<{
  directory: string;
  servers: Server[];
  stop: () => Promise<void>;
}> {
  const directory = mkdtempSync(path.join(tmpdir(), 'portal-store-'));
  const rules = rulesFor(config, { channels: { canary: canaryConfig } });
  const ownLog = path.join(mkdtempSync(path.join(tmpdir(), 'portal-log-')), 'seen.log');
  const stops: (() => unknown)[] = [
    () => {
      for (const one of [directory, path.dirname(ownLog)]) rmSync(one, { recursive: true, force: true });
    },
  ];
  const stop = async () => {
    for (const one of stops.reverse()) await one();
  };
  try {
    const all = await withPackings(files);
    for (const [name, content] of Object.entries(all)) put(directory, name, content);
    const change: Server['change'] = (name, content) => {
      put(directory, name, content);
      return Promise.resolve();
    };
    const node = await listen({ port: 0, purpose: 'a test', variable: 'PORTAL_PORT' });
    stops.push(node.stop);
    const log = (line: string) => {
      appendFileSync(ownLog, line);
    };
    node.server.on('request', staticFiles({ directory, rules, log }));
    const nginx = await startNginx({ origin: directory, rules });
    stops.push(nginx.stop);
    const servers: Server[] = [
      { name: 'Node', port: node.port, seenLog: ownLog, change },
      {
        name: 'nginx',
        port: nginx.port,
        seenLog: path.join(nginx.prefix, 'seen.log'),
        logs: nginx.prefix,
        change,
      },
    ];
    if (engine) {
      const server = await startWithBucket(await newBucket(engine), rules, all);
      stops.push(server.stop);
      servers.push(server);
    }
    return { directory, servers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** With the files that are published packed beside them. */
async function withPackings(originals: typeof files) {
  const all = { ...originals };
  for (const [name, content] of Object.entries(originals)) {
    if (!name.startsWith('apps/') || !isPackable(name, Buffer.from(content))) continue;
    for (const { extension, pack } of packings)
      all[`${name}.${extension}`] = await pack(Buffer.from(content), 9);
  }
  return all;
}

function put(directory: string, name: string, content: Buffer | string | null) {
  const file = path.join(directory, name);
  if (content === null) {
    rmSync(file);
    return;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  // Whole at once, and of one time, so that nothing but its content tells it from the one before.
  writeFileSync(`${file}.new`, content);
  utimesSync(`${file}.new`, time, time);
  renameSync(`${file}.new`, file);
}
