import { spawn } from 'node:child_process';

/** The program replaces this shell; its other half waits for our end of the pipe to close, so that it dies with us. */
const tether = '(read -r _; kill -TERM $$) <&3 >/dev/null 2>&1 & exec "$@" 3<&-';

export interface Tethered {
  /** text on the standard error so far */
  said: () => string;
  hasEnded: () => boolean;
  /** asks it to end, and after five seconds ends it */
  stop: () => Promise<void>;
  /** ends it at once, as a machine that fails does */
  kill: () => Promise<void>;
}

/** Starts a program that ends when this process does, however this process ends. */
export function startTethered(command: string[]): Tethered {
  const child = spawn('/bin/sh', ['-c', tether, 'sh', ...command], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let isOver = false;
  child.stderr?.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      isOver = true;
      // Lets the other half of the shell end.
      for (const stream of child.stdio) stream?.destroy();
      resolve();
    };
    child.once('exit', end).once('error', end);
  });
  return {
    said: () => output.trim(),
    hasEnded: () => isOver,
    stop: async () => {
      if (!isOver) child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(killer);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
