import { commitSubjectFaults } from './commitSubjects.mjs';
import { emptyNameFaults, exportNameFaults } from './fileNames.mjs';
import { registryFaults, singletonFaults } from './lockfile.mjs';
import { readTree } from './readTree.mjs';
import { readmeFaults } from './readme.mjs';
import { remoteNameFaults } from './remoteNames.mjs';
import { sourceFileFaults } from './sourceFiles.mjs';
import { reminderFaults, suppressionFaults } from './suppressions.mjs';
import { topLevelFaults } from './topLevel.mjs';

const rules = [
  topLevelFaults,
  sourceFileFaults,
  exportNameFaults,
  emptyNameFaults,
  suppressionFaults,
  reminderFaults,
  singletonFaults,
  registryFaults,
  remoteNameFaults,
  readmeFaults,
  commitSubjectFaults,
];

/**
 * Everything that is wrong with the house, one sentence each.
 *
 * @param {string} root
 * @returns {Promise<string[]>}
 */
export async function houseFaults(root) {
  const tree = readTree(root);
  const faults = await Promise.all(rules.map((rule) => rule(tree)));
  return faults.flat();
}
