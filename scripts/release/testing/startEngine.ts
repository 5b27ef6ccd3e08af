import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { listen } from '#process/listen.ts';
import { startTethered, type Tethered } from '#process/startTethered.ts';
import { bucketRequests } from '../store/bucketRequests.ts';
import { engineConfig } from './engineConfig.ts';

export interface RunningEngine {
  /** `s3+http://127.0.0.1:PORT`; a bucket's name makes it a store */
  address: string;
  /** for whoever asks */
  environment: { AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  /** ends the gateway and starts it again, which leaves the stored as it is */
  restartGateway: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Longest start of a part (ms). */
const patience = 60_000;

const environment = { AWS_ACCESS_KEY_ID: 'portal', AWS_SECRET_ACCESS_KEY: 'portal-secret' };

/**
 * Starts an S3 engine on this machine only: Ceph's monitor, storage daemon and RADOS gateway, on free ports, in a
 * temporary folder that goes with them. Throws with what the part said that did not start.
 */
export async function startEngine(): Promise<RunningEngine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-bucket-'));
  const running: Tethered[] = [];
  const stop = async () => {
    for (const part of running.splice(0).reverse()) await part.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await startParts(folder, running)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(folder: string, running: Tethered[]) {
  const [monitor, gateway] = [await freePort(), await freePort()];
  const id = randomUUID();
  const config = path.join(folder, 'ceph.conf');
  writeFileSync(config, engineConfig({ folder, id, monitor, gateway }));
  for (const name of ['mon', 'osd', 'rgw']) mkdirSync(path.join(folder, name));
  const run = async (program: string, ...words: string[]) => {
    await promisify(execFile)(program, words, { cwd: folder, timeout: patience });
  };
  const ask = (program: string, ...words: string[]) => run(program, '-c', config, ...words);
  const start = (program: string, ...words: string[]) => {
    const part = startTethered([program, '-f', '-c', config, ...words]);
    running.push(part);
    return part;
  };

  await run('ceph-authtool', '-C', 'keyring', '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *');
  const all = ['mon', 'osd', 'mgr'].flatMap((kind) => ['--cap', kind, 'allow *']);
  for (const name of ['client.admin', 'client.rgw', 'osd.0'])
    await run('ceph-authtool', 'keyring', '--gen-key', '-n', name, ...all);
  const addresses = `[v2:127.0.0.1:${String(monitor)}]`;
  await run('monmaptool', '--create', '--fsid', id, '--addv', 'a', addresses, 'monmap');
  await ask('ceph-mon', '--mkfs', '-i', 'a', '--monmap', 'monmap', '--keyring', 'keyring');
  start('ceph-mon', '-i', 'a');

  // The storage daemon has to be made with the name that the monitor knows.
  const osd = randomUUID();
  await ask('ceph', 'osd', 'new', osd);
  await ask('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', osd);
  start('ceph-osd', '-i', '0');
  const startGateway = () => start('radosgw', '-n', 'client.rgw');
  let part = startGateway();
  const { AWS_ACCESS_KEY_ID: key, AWS_SECRET_ACCESS_KEY: secret } = environment;
  const user = ['--uid=portal', '--display-name=portal', `--access-key=${key}`, `--secret-key=${secret}`];
  const address = `s3+http://127.0.0.1:${String(gateway)}`;
  await untilServing(address, part);
  await ask('radosgw-admin', 'user', 'create', ...user, '--max-buckets=0');
  return {
    address,
    environment,
    restartGateway: async () => {
      await part.stop();
      part = startGateway();
      await untilServing(address, part);
    },
  };
}

/** The gateway listens before it can answer. */
async function untilServing(address: string, gateway: Tethered) {
  const bucket = bucketRequests(`${address}/portal`, environment);
  const until = Date.now() + patience;
  for (;;) {
    const { status } = await bucket.send({ method: 'GET', key: '' });
    if (status >= 200 && status < 500) return;
    if (gateway.hasEnded() || Date.now() > until) throw new Error(`No engine: ${gateway.said()}`);
    await pause(100);
  }
}

async function freePort() {
  const { port, stop } = await listen({ port: 0, purpose: 'S3 engine', variable: 'no variable' });
  await stop();
  return port;
}
