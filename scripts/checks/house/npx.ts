import { findings } from './findings.ts';
import { codeFiles, type Tree } from './readTree.ts';

/** Texts name no command that npx would look for in the registry while nothing is installed: in CI it runs what it finds. */
export const npxFaults = (tree: Tree): string[] =>
  findings(
    tree,
    [...tree.files.filter((file) => /\.(md|yml|conf)$/.test(file)), ...codeFiles(tree)],
    [/\bnpx (?=portal\b)/],
  ).map(({ at }) => `${at} has npx look for a stranger's package called portal: say "npm run release -- ".`);
