import { Session } from 'node:inspector';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// Optimized code does not count all that it runs. Maglev came with V8 12, that of Node 22.
const compilers = parseInt(process.versions.v8, 10) < 12 ? ['opt'] : ['opt', 'maglev'];

// Own work is not counted: adding up one count would stand in the next, and takes longer the more files a worker has loaded.
const ownUrl = pathToFileURL(__filename).href;

const setCompilers = (prefix: '--' | '--no-') => {
  for (const compiler of compilers) setFlagsFromString(prefix + compiler);
};

/**
 * Returns a function that counts how often the blocks of our sources run during some work: a measure of its length that
 * no busy machine changes. Only what is called for the first time after this is counted.
 */
export function countSteps(): (work: () => unknown) => number {
  // From now on: a compiler that works beside the program would put optimized code into the midst of some work.
  setCompilers('--no-');
  afterAll(() => {
    setCompilers('--');
  });
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const take = () => {
    let count = 0;
    session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
      count = result
        .filter(({ url }) => url.includes('/src/') && !url.includes('/node_modules/') && url !== ownUrl)
        .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map((range) => range.count)))
        .reduce((sum, times) => sum + times, 0);
    });
    return count;
  };
  return (work) => {
    take();
    work();
    return take();
  };
}
