import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usualPlaces = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

/** The run level keeps Debian from starting nginx after the installation. */
const aptGet = (...parts: string[]) =>
  spawnSync('apt-get', parts, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Path of nginx, installed with apt-get if possible. Throws a sentence that says what to do. */
export function findNginx(places: string[] = usualPlaces): string {
  const installed = () =>
    [process.env['NGINX_PATH'], ...places].find((place) => place !== undefined && existsSync(place));
  const found = installed();
  if (found) return found;

  if (process.getuid?.() === 0 && aptGet('--version')) {
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
