/*
 * Preloaded by every command (`node --import ./scripts/install.mjs COMMAND.ts`): installs package-lock.json unless
 * done, and lets Node run TypeScript. JavaScript, because on a fresh machine nothing else is installed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

// Old versions of Node, which are to be told what is needed, do not know a directory of import.meta.
const root = fileURLToPath(new URL('..', import.meta.url));
const oldest = { major: 20, minor: 19 };
/** A lock older than this (ms) was left behind by a killed installation, which takes a minute. */
const longestInstallation = 10 * 60_000;
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < oldest.major || (major === oldest.major && minor < oldest.minor))
  stop(`Node ${oldest.major}.${oldest.minor} or newer is needed; this is Node ${process.versions.node}.`);
if (isMainThread && !isInstalled()) await install();

// Older versions of Node strip no types.
if (!('typescript' in process.features && process.features.typescript)) {
  const { register } = await import('tsx/esm/api');
  register();
}

/** Compares npm's own record of the installation with package-lock.json. */
function isInstalled() {
  const wanted = packagesIn('package-lock.json');
  const installed = packagesIn('node_modules/.package-lock.json');
  if (!wanted || !installed) return false;
  const same = (/** @type {string} */ name) =>
    installed[name]?.version === wanted[name]?.version &&
    installed[name]?.integrity === wanted[name]?.integrity;
  // Workspaces are links, which a new remote creates itself; one whose folder has been removed needs none. Optional
  // packages may be for other platforms.
  return [...new Set([...Object.keys(wanted), ...Object.keys(installed)])]
    .filter((name) => name.includes('node_modules/'))
    .every((name) =>
      wanted[name]?.link
        ? existsSync(path.join(root, name)) || !existsSync(path.join(root, wanted[name].resolved ?? ''))
        : same(name) || (wanted[name]?.optional && !installed[name]),
    );
}

/** @param {string} file @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, link?: boolean, resolved?: string }> | null} */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return null;
  }
}

/** A signal ends npm, or the wait for another command: this process lives on until its mark is gone. */
async function install() {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let npm;
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    if (npm) npm.kill(signal);
    else stop('Stopped.');
  };
  for (const signal of signals) process.on(signal, end);
  await installAlone(() => (npm = startNpm()));
  for (const signal of signals) process.off(signal, end);
}

/**
 * Two installations into one folder would destroy it: the second waits.
 *
 * @param {() => import('node:child_process').ChildProcess} start
 */
async function installAlone(start) {
  const mark = path.join(root, '.cache/installing');
  mkdirSync(path.dirname(mark), { recursive: true });
  for (let waits = 0; !createMark(mark); waits++) {
    if (waits === 0)
      console.error(
        'Waiting for another command to install the dependencies. None does? Remove .cache/installing.',
      );
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (!existsSync(mark) && isInstalled()) return;
  }
  try {
    if (isInstalled()) return;
    console.error('Installing dependencies …');
    if ((await statusOf(start())) !== 0) stop('The dependencies could not be installed: see above.', mark);
  } finally {
    rmSync(mark, { recursive: true, force: true });
  }
}

function startNpm() {
  return spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: root,
    // Standard output belongs to the command, which may print JSON.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
}

/** @param {import('node:child_process').ChildProcess} npm */
async function statusOf(npm) {
  const [status] = await once(npm, 'exit').catch(() => {
    console.error('npm cannot be started: it comes with Node, and has to be on the PATH.');
    return [null];
  });
  return status;
}

/** @param {string} mark a folder, because only one process can create it @returns {boolean} */
function createMark(mark) {
  try {
    mkdirSync(mark);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const age = Date.now() - (statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > longestInstallation) rmSync(mark, { recursive: true, force: true });
    return false;
  }
}

/** @param {string} sentence @param {string} [mark] */
function stop(sentence, mark) {
  if (mark) rmSync(mark, { recursive: true, force: true });
  console.error(sentence);
  process.exit(1);
}
