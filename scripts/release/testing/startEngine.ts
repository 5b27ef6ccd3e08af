import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startTethered, type Tethered } from '#process/startTethered.ts';
import { engineConfig } from './engineConfig.ts';
import { freePort } from './freePort.ts';
import { startGateway } from './startGateway.ts';

export interface RunningEngine {
  /** `s3+http://127.0.0.1:PORT`; a bucket's name makes it a store */
  address: string;
  /** for whoever asks */
  environment: { AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  /** Ceph's configuration, for further gateways and for its own commands */
  config: string;
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
  const running: Pick<Tethered, 'stop'>[] = [];
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

async function startParts(folder: string, running: Pick<Tethered, 'stop'>[]) {
  const [monitor, gateway] = [await freePort(), await freePort()];
  const id = randomUUID();
  const config = path.join(folder, 'ceph.conf');
  writeFileSync(config, engineConfig({ folder, id, monitor }));
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
  const { AWS_ACCESS_KEY_ID: key, AWS_SECRET_ACCESS_KEY: secret } = environment;
  const user = ['--uid=portal', '--display-name=portal', `--access-key=${key}`, `--secret-key=${secret}`];
  const first = await startGateway({ config, port: gateway, environment });
  running.push(first);
  await ask('radosgw-admin', 'user', 'create', ...user, '--max-buckets=0');
  return { address: first.address, environment, config };
}
