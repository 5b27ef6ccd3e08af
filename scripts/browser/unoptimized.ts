/** Word on Chromium's command line: walks are over before code that runs often would have been worth optimizing. */
export const unoptimized = '--js-flags=--no-opt --no-maglev --single-threaded-gc';
