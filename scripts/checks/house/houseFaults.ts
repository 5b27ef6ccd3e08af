import { commitSubjectFaults } from './commitSubjects.ts';
import { emptyNameFaults, exportNameFaults } from './fileNames.ts';
import { registryFaults, singletonFaults } from './lockfile.ts';
import { readTree } from './readTree.ts';
import { readmeFaults } from './readme.ts';
import { remoteNameFaults } from './remoteNames.ts';
import { sourceFileFaults } from './sourceFiles.ts';
import { reminderFaults, suppressionFaults } from './suppressions.ts';
import { topLevelFaults } from './topLevel.ts';
import { wordFaults } from './words.ts';

const rules = [
  topLevelFaults,
  sourceFileFaults,
  exportNameFaults,
  emptyNameFaults,
  suppressionFaults,
  reminderFaults,
  wordFaults,
  singletonFaults,
  registryFaults,
  remoteNameFaults,
  readmeFaults,
  commitSubjectFaults,
];

export function houseFaults(root: string): string[] {
  const tree = readTree(root);
  return rules.flatMap((rule) => rule(tree));
}
