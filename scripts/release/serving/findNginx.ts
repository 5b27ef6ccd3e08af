import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usualPlaces = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

const installed = () =>
  [process.env['NGINX_PATH'], ...usualPlaces].find((place) => place !== undefined && existsSync(place));

/** Debian starts what it installs; the run level keeps it from that. */
const aptGet = (...parts: string[]) =>
  spawnSync('apt-get', parts, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * Where nginx is; installs it where that is possible without asking.
 *
 * @throws {Error} a sentence that says what to do
 */
export function findNginx(): string {
  const found = installed();
  if (found) return found;

  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.error('Installing nginx …');
    if (!aptGet('install', '-y', '-qq', 'nginx')) {
      aptGet('update', '-qq');
      aptGet('install', '-y', '-qq', 'nginx');
    }
    const now = installed();
    if (now) return now;
  }
  throw new Error('This needs nginx: install it, or name it in the variable NGINX_PATH.');
}
