import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '#process/root.ts';

interface Package {
  version?: string;
  integrity?: string;
  optional?: boolean;
  link?: boolean;
  resolved?: string;
}

const one: Record<string, Package> = { 'node_modules/one': { version: '1.0.0', integrity: 'sha512-one' } };
const remote = { 'node_modules/@portal/remote-news': { link: true, resolved: 'remote-news' } };
const otherPlatform = { 'node_modules/one-win32': { version: '1.0.0', optional: true } };

let repository: string;

beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'portal-install-'));
  write('package.json', { type: 'module' });
  write('package-lock.json', { packages: { '': {}, ...one } });
  cpSync(path.join(root, 'scripts/install.mjs'), path.join(repository, 'scripts/install.mjs'));
  writeFileSync(path.join(repository, 'scripts/command.ts'), "console.log('ran' satisfies string);\n");
  // Stands in for npm: notes that it was called, takes its time, and installs what the lockfile names.
  writeFileSync(
    path.join(repository, 'npm'),
    `#!/usr/bin/env bash
echo "$@" >> calls
[ -e npm-fails ] && exit 1
[ -e npm-hangs ] && sleep 60
sleep 0.5
mkdir -p node_modules
ln -sfn "${root}/node_modules/tsx" node_modules/tsx
cp package-lock.json node_modules/.package-lock.json
`,
    { mode: 0o755 },
  );
});

afterEach(() => {
  rmSync(repository, { recursive: true, force: true });
});

function write(file: string, value: unknown) {
  mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
  writeFileSync(path.join(repository, file), JSON.stringify(value));
}

/** The lockfile that npm keeps of what it has installed; it leaves out the repository itself. */
function installed(packages: Record<string, Package>) {
  write('node_modules/.package-lock.json', { packages });
  cpSync(path.join(root, 'node_modules/tsx'), path.join(repository, 'node_modules/tsx'), { recursive: true });
  for (const name of ['esbuild', '@esbuild', 'get-tsconfig', 'resolve-pkg-maps'])
    if (existsSync(path.join(root, 'node_modules', name)))
      cpSync(path.join(root, 'node_modules', name), path.join(repository, 'node_modules', name), {
        recursive: true,
      });
}

/** The npm of the test comes first. */
const environment = () => ({
  ...process.env,
  PATH: `${repository}${path.delimiter}${process.env['PATH'] ?? ''}`,
});

const start = (options: { detached?: boolean; env?: NodeJS.ProcessEnv } = {}) =>
  spawn(process.execPath, ['--import', './scripts/install.mjs', 'scripts/command.ts'], {
    cwd: repository,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });

function run(child = start()): Promise<{ code: number | null; output: string; errors: string }> {
  return new Promise((resolve, reject) => {
    let output = '';
    let errors = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, output, errors });
    });
  });
}

function calls(): string[] {
  const file = path.join(repository, 'calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

test('a fresh checkout is installed before its command runs, and only then', async () => {
  expect(await run()).toEqual({ code: 0, output: 'ran\n', errors: 'Installing dependencies …\n' });
  expect(await run()).toEqual({ code: 0, output: 'ran\n', errors: '' });
  expect(calls()).toEqual(['ci --no-audit --no-fund --loglevel error']);
});

test.each([
  ['npm ci', one],
  ['npm ci on a platform that an optional package is not for', { ...one, ...otherPlatform }],
  ['rm -r of a remote that the lockfile still names', { ...one, ...remote }],
])('after %s nothing is installed again', async (_how, locked) => {
  write('package-lock.json', { packages: { '': {}, ...locked } });
  installed(one);
  expect(await run()).toEqual({ code: 0, output: 'ran\n', errors: '' });
  expect(calls()).toEqual([]);
});

test.each([
  ['another version', { 'node_modules/one': { version: '0.9.0', integrity: 'sha512-one' } }],
  ['other bytes', { 'node_modules/one': { version: '1.0.0', integrity: 'sha512-two' } }],
  ['a package that is no longer named', { ...one, 'node_modules/two': { version: '1.0.0' } }],
  ['nothing', {}],
])('with %s installed, it is installed anew', async (_what, packages) => {
  installed(packages);
  expect((await run()).output).toBe('ran\n');
  expect(calls()).toHaveLength(1);
});

test('an older Node is told what is needed, and has all that this takes', async () => {
  const older = "Object.defineProperty(process.versions, 'node', { value: '18.20.8' });";
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${older}`, '--import', './scripts/install.mjs', 'scripts/command.ts'],
    { cwd: repository, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  expect(await run(child)).toEqual({
    code: 1,
    output: '',
    errors: 'Node 20.19 or newer is needed; this is Node 18.20.8.\n',
  });
  // Node 20.11 brought these.
  expect(readFileSync(path.join(root, 'scripts/install.mjs'), 'utf8')).not.toMatch(
    /import\.meta\.(?:dirname|filename)/,
  );
});

test('a remote that came with others’ changes is linked', async () => {
  write('package-lock.json', { packages: { '': {}, ...one, ...remote } });
  write('remote-news/package.json', {});
  installed(one);
  expect((await run()).output).toBe('ran\n');
  expect(calls()).toHaveLength(1);
});

test('two commands at once install once', async () => {
  const results = await Promise.all([run(), run()]);
  expect(results.map(({ output }) => output)).toEqual(['ran\n', 'ran\n']);
  expect(calls()).toHaveLength(1);
});

test('a signal that comes the moment npm begins leaves no mark', async () => {
  writeFileSync(
    path.join(repository, 'signal.mjs'),
    `import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
const { spawn } = childProcess;
childProcess.spawn = (...words) => {
  const child = spawn(...words);
  process.kill(process.pid, 'SIGINT');
  return child;
};
syncBuiltinESMExports();
`,
  );
  await run(start({ env: { ...environment(), NODE_OPTIONS: '--import=./signal.mjs' } }));
  expect(existsSync(path.join(repository, '.cache/installing'))).toBe(false);
});

test('a signal ends the wait for another’s installation, and leaves that alone', async () => {
  mkdirSync(path.join(repository, '.cache/installing'), { recursive: true });
  const command = start();
  await once(command.stderr, 'data');
  command.kill('SIGINT');
  await once(command, 'close');
  expect(existsSync(path.join(repository, '.cache/installing'))).toBe(true);
  expect(calls()).toEqual([]);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'an installation that %s has ended holds nobody up',
  async (signal) => {
    write('npm-hangs', {});
    const command = start({ detached: true });
    while (calls().length === 0) await setTimeout(20);
    process.kill(-Number(command.pid), signal);
    await once(command, 'close');
    expect(existsSync(path.join(repository, '.cache/installing'))).toBe(false);
    rmSync(path.join(repository, 'npm-hangs'));
    expect((await run()).output).toBe('ran\n');
  },
);

test('a command that waits for another’s installation says so once', async () => {
  mkdirSync(path.join(repository, '.cache/installing'), { recursive: true });
  const command = start();
  const result = run(command);
  await once(command.stderr, 'data');
  rmSync(path.join(repository, '.cache/installing'), { recursive: true });
  expect(await result).toEqual({
    code: 0,
    output: 'ran\n',
    errors:
      'Waiting for another command to install the dependencies. None does? Remove .cache/installing.\nInstalling dependencies …\n',
  });
});

test('where no mark can be made, the command ends instead of waiting', async () => {
  symlinkSync('/proc', path.join(repository, '.cache'));
  const { code, errors } = await run();
  expect(code).toBe(1);
  expect(errors).toMatch(/ENOENT|EEXIST/);
});

test('an installation that fails ends the command with a sentence, and is tried again', async () => {
  writeFileSync(path.join(repository, 'npm-fails'), '');
  const { code, output, errors } = await run();
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(/The dependencies could not be installed: see above\.\n$/);
  rmSync(path.join(repository, 'npm-fails'));
  expect((await run()).code).toBe(0);
});

test('where npm is not on the PATH the command ends with what to do about it', async () => {
  rmSync(path.join(repository, 'npm'));
  expect(await run(start({ env: { ...process.env, PATH: repository } }))).toEqual({
    code: 1,
    output: '',
    errors:
      'Installing dependencies …\nnpm cannot be started: it comes with Node, and has to be on the PATH.\n' +
      'The dependencies could not be installed: see above.\n',
  });
  expect(existsSync(path.join(repository, '.cache/installing'))).toBe(false);
});
