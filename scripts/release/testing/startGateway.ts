import { setTimeout as pause } from 'node:timers/promises';
import { startTethered, type Tethered } from '#process/startTethered.ts';
import { bucketRequests } from '../store/bucketRequests.ts';

export interface RunningGateway {
  /** `s3+http://127.0.0.1:PORT`; a bucket's name makes it a store */
  address: string;
  /** by SIGKILL */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Longest start (ms). */
const patience = 60_000;

/** Starts a RADOS gateway of the cluster that `config` names. Throws with what it said when it does not start. */
export async function startGateway({
  config,
  port,
  environment = process.env,
}: {
  config: string;
  port: number;
  /** for the question whether it answers */
  environment?: NodeJS.ProcessEnv;
}): Promise<RunningGateway> {
  const endpoint = `--rgw-frontends=beast endpoint=127.0.0.1:${String(port)} tcp_nodelay=1`;
  // Each has a pid file of its own, by which a second one knows that the first is there.
  const own = [`--pid-file=${config}.${String(port)}.pid`, `--admin-socket=${config}.${String(port)}.asok`];
  const gateway = startTethered(['radosgw', '-f', '-c', config, '-n', 'client.rgw', endpoint, ...own]);
  const address = `s3+http://127.0.0.1:${String(port)}`;
  try {
    await untilServing(address, gateway, environment);
  } catch (error) {
    await gateway.stop();
    throw error;
  }
  return { address, stop: gateway.stop, kill: gateway.kill };
}

/** The gateway listens before it can answer. */
async function untilServing(address: string, gateway: Tethered, environment: NodeJS.ProcessEnv) {
  const bucket = bucketRequests(`${address}/portal`, environment);
  const until = Date.now() + patience;
  for (;;) {
    const { status } = await bucket.send({ method: 'GET', key: '' });
    if (status >= 200 && status < 500) return;
    if (gateway.hasEnded() || Date.now() > until) throw new Error(`No engine: ${gateway.said()}`);
    await pause(100);
  }
}
