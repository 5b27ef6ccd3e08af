import { findings } from './findings.ts';
import type { Tree } from './readTree.ts';

const exact = /^["']?(?:@[\w-]+\/)?[\w.${}-]+@\d+\.\d+\.\d+["']?$/;

function isHarmless(command: string) {
  const words = command.split(/\s+/).slice(2);
  const names = words.filter((word) => !word.startsWith('-'));
  return words.includes('--ignore-scripts') && names.length > 0 && names.every((name) => exact.test(name));
}

/** CI runs nothing of packages that no lockfile names, and takes one version of each: `.npmrc` does not hold in other folders. */
export const ciInstallFaults = (tree: Tree): string[] =>
  findings(
    tree,
    tree.files.filter((file) => /^\.(ci|github)\//.test(file)),
    [/\bnpm (?:install|i|add)\b[^&|;#]*/],
  )
    .filter(({ found }) => !isHarmless(found.trim()))
    .map(
      ({ at }) =>
        `${at} installs what no lockfile names: say "npm ci", or --ignore-scripts and each package with its whole version (name@1.2.3, options as --name=value).`,
    );
