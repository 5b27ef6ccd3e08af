import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const packages = ['ceph-mon', 'ceph-osd', 'radosgw'];
const programs = ['ceph', 'ceph-authtool', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'];
const folders = (process.env['PATH'] ?? '').split(':');

const isInstalled = () =>
  programs.every((program) => folders.some((folder) => existsSync(`${folder}/${program}`)));

/** The run level keeps Debian from starting anything after the installation. */
const aptGet = (...words: string[]) =>
  spawnSync('apt-get', words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs Ceph's programs with apt-get unless they are there. Throws a sentence that says what to do. */
export function installEngine(): void {
  if (isInstalled()) return;
  const install = () => aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
  if (process.getuid?.() === 0 && aptGet('--version')) {
    console.error('Installing an S3 engine …');
    if (!install()) {
      aptGet('update', '-qq');
      install();
    }
  }
  if (!isInstalled())
    throw new Error(
      `This needs Ceph's RADOS gateway: apt-get install --no-install-recommends ${packages.join(' ')}`,
    );
}
