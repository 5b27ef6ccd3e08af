import { untilStopped } from '../untilStopped.ts';

/* A command that waits as the long-running ones do, and says when it does and when it ends. */
const stop = () => {
  console.log('stopped');
  return Promise.resolve();
};
untilStopped(stop, { watchInput: true });
console.log('waiting');
