import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BucketOrigin } from './bucketLines.ts';
import { findNginx } from './findNginx.ts';
import { listen } from '#process/listen.ts';
import { startTethered } from '#process/startTethered.ts';
import { nginxConfig } from './nginxConfig.ts';
import type { ServingRules } from './Kind.ts';

export interface RunningNginx {
  origin: string;
  port: number;
  /** folder of configuration and logs until it stops */
  prefix: string;
  stop: () => Promise<void>;
}

const patience = 10_000;
/** A free port may be taken before nginx has it, by a connection of any program. */
const portsToTry = 3;

interface NginxOptions {
  /** the folder of the store, or its bucket */
  origin: string | BucketOrigin;
  rules: ServingRules;
  /** 0, the default, takes a free one */
  port?: number;
  /** Resolves with a port that is free, the wanted one unless that is 0. */
  findPort?: (wanted: number) => Promise<number>;
}

/** Serves a store with nginx on this machine only. Throws nginx's message if it does not start. */
export async function startNginx({
  origin,
  rules,
  port = 0,
  findPort = freePort,
}: NginxOptions): Promise<RunningNginx> {
  for (let left = portsToTry; ; left -= 1) {
    try {
      return await startAt(await findPort(port), { origin, rules });
    } catch (error) {
      if (port !== 0 || left === 1 || !(error instanceof PortTaken)) throw error;
    }
  }
}

class PortTaken extends Error {}

async function freePort(wanted: number) {
  const { port, stop } = await listen({ port: wanted, purpose: 'nginx', variable: 'PORTAL_PORT' });
  await stop();
  return port;
}

async function startAt(
  port: number,
  { origin: store, rules }: Pick<NginxOptions, 'origin' | 'rules'>,
): Promise<RunningNginx> {
  const program = findNginx();
  const prefix = mkdtempSync(path.join(tmpdir(), 'portal-nginx-'));
  const file = path.join(prefix, 'nginx.conf');
  const user = process.getuid?.() === 0 ? userInfo().username : undefined;
  writeFileSync(
    file,
    nginxConfig({
      rules,
      origin: typeof store === 'string' ? path.resolve(store) : store,
      listen: `127.0.0.1:${String(port)}`,
      workers: '1',
      ...(user && { user }),
    }),
  );

  const command = [program, '-e', 'stderr', '-p', `${prefix}/`, '-c', file, '-g', 'daemon off;'];
  const nginx = startTethered(command);
  const stop = async () => {
    await nginx.stop();
    rmSync(prefix, { recursive: true, force: true });
  };

  // Written once the port is nginx's own; another program may answer at it before.
  const record = path.join(prefix, 'nginx.pid');
  const until = Date.now() + patience;
  while (!existsSync(record)) {
    if (nginx.hasEnded() || Date.now() > until) {
      await stop();
      const said = nginx.said();
      const Fault = said.includes('Address already in use') ? PortTaken : Error;
      throw new Fault(`nginx does not start${said ? `: ${said}` : '.'}`);
    }
    await pause(20);
  }
  return { origin: `http://localhost:${String(port)}`, port, prefix, stop };
}
