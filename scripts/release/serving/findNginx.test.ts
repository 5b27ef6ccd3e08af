import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findNginx } from './findNginx.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';

const { PATH, NGINX_PATH } = process.env;

afterEach(() => {
  Object.assign(process.env, { PATH, NGINX_PATH });
  if (NGINX_PATH === undefined) delete process.env['NGINX_PATH'];
});

/** A machine without nginx whose apt-get runs these lines of a shell, after it has written its command down. */
function machine(aptGet?: string) {
  const folder = temporaryDirectory();
  const nginx = path.join(folder, 'nginx');
  const log = path.join(folder, 'log');
  writeFileSync(log, '');
  const lines = ['#!/bin/sh', `echo "$RUNLEVEL $DEBIAN_FRONTEND $*" >>${log}`, `nginx=${nginx}`, aptGet];
  if (aptGet) writeFileSync(path.join(folder, 'apt-get'), lines.join('\n'), { mode: 0o755 });
  process.env['PATH'] = folder;
  delete process.env['NGINX_PATH'];
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return {
    nginx,
    find: (user = 0) => {
      jest.spyOn(process, 'getuid').mockReturnValue(user);
      return findNginx([path.join(folder, 'elsewhere'), nginx]);
    },
    commands: () => readFileSync(log, 'utf8').split('\n').slice(0, -1),
    said: () => said.mock.calls.map(String),
  };
}

const remedy = new Error('This needs nginx: install it, or name it in the variable NGINX_PATH.');
const install = '1 noninteractive install -y -qq nginx';

test('nginx is where it usually is, and nothing is installed', () => {
  const { nginx, find, commands, said } = machine('exit 0');
  writeFileSync(nginx, '');
  expect(find()).toBe(nginx);
  expect([...commands(), ...said()]).toStrictEqual([]);
});

test('the variable NGINX_PATH comes first, if there is something', () => {
  const { nginx, find } = machine();
  writeFileSync(nginx, '');
  process.env['NGINX_PATH'] = process.execPath;
  expect(find()).toBe(process.execPath);
  process.env['NGINX_PATH'] = '/nowhere/nginx';
  expect(find()).toBe(nginx);
});

test('the administrator of a machine with apt-get gets it installed', () => {
  const { nginx, find, commands, said } = machine('test $1 != install || echo >$nginx');
  expect(find()).toBe(nginx);
  expect(commands()).toStrictEqual(['1 noninteractive --version', install]);
  expect(said()).toStrictEqual(['Installing nginx …']);
});

test('a list of packages that is too old is renewed', () => {
  const { nginx, find, commands } = machine(
    'case $1 in update) echo >$nginx.known;; install) test -e $nginx.known && echo >$nginx;; esac',
  );
  expect(find()).toBe(nginx);
  expect(commands().slice(1)).toStrictEqual([install, '1 noninteractive update -qq', install]);
});

test('where it cannot be installed the reader is told what to do', () => {
  const { find, commands } = machine('test $1 = --version');
  expect(() => find(1000)).toThrow(remedy);
  expect(commands()).toStrictEqual([]);
  expect(() => find()).toThrow(remedy);
  expect(commands()).toContain(install);
});

test('where there is no apt-get nothing is tried', () => {
  const { find, said } = machine();
  expect(() => find()).toThrow(remedy);
  expect(said()).toStrictEqual([]);
});
