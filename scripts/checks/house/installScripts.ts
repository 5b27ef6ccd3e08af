import * as v from 'valibot';
import type { Tree } from './readTree.ts';

/** Packages that would run a script when they are installed, and why nothing is lost without it (`ignore-scripts`). */
const installScripts: Record<string, string> = {
  '@parcel/watcher': 'would compile what its optional package for each platform brings ready',
  '@swc/core': 'looks whether its optional package for the platform runs, and would fetch a slower one',
  'core-js-pure': 'prints a line about its author',
  esbuild: 'replaces a small starter by the program itself, which saves milliseconds',
  'unrs-resolver': 'looks whether its optional package for the platform is there',
};

const lockfile = v.object({
  packages: v.record(v.string(), v.object({ hasInstallScript: v.optional(v.boolean(), false) })),
});

/** Nothing that is installed runs by itself, and each package that would is known. */
export function installScriptFaults({ files, read }: Tree): string[] {
  const { packages } = v.parse(lockfile, JSON.parse(read('package-lock.json')));
  const found = new Set(
    Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([location]) => location.replace(/^.*node_modules\//, '')),
  );
  const isOff = files.includes('.npmrc') && /^ignore-scripts=true$/m.test(read('.npmrc'));
  return [
    ...(isOff ? [] : ['.npmrc must say ignore-scripts=true: nothing that is installed runs by itself.']),
    ...[...found]
      .filter((name) => !(name in installScripts))
      .map((name) => `${name} would run a script when it is installed: see what it does, and list it.`),
  ];
}
