import { ciInstallFaults } from './ciInstalls.ts';
import { commitSubjectFaults } from './commitSubjects.ts';
import { emptyNameFaults, exportNameFaults } from './fileNames.ts';
import { hostWordFaults } from './hostWords.ts';
import { installScriptFaults } from './installScripts.ts';
import { registryFaults, singletonFaults, workspaceFaults } from './lockfile.ts';
import { npxFaults } from './npx.ts';
import { readTree, type Tree } from './readTree.ts';
import { readmeFaults } from './readme.ts';
import { remoteFaults } from './remotes.ts';
import { sourceFileFaults } from './sourceFiles.ts';
import { reminderFaults, suppressionFaults } from './suppressions.ts';
import { topLevelFaults } from './topLevel.ts';
import { wordFaults } from './words.ts';
import { workflowFaults } from './workflows.ts';

const rules: ((tree: Tree) => string[] | Promise<string[]>)[] = [
  topLevelFaults,
  sourceFileFaults,
  exportNameFaults,
  emptyNameFaults,
  suppressionFaults,
  reminderFaults,
  wordFaults,
  hostWordFaults,
  singletonFaults,
  registryFaults,
  installScriptFaults,
  ciInstallFaults,
  workspaceFaults,
  remoteFaults,
  readmeFaults,
  npxFaults,
  workflowFaults,
  commitSubjectFaults,
];

export async function houseFaults(root: string): Promise<string[]> {
  const tree = readTree(root);
  return (await Promise.all(rules.map(async (rule) => rule(tree)))).flat();
}
