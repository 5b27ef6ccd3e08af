import { execFileSync } from 'node:child_process';
import path from 'node:path';

interface Project {
  rootDir: string;
  displayName: { name: string };
  modulePathIgnorePatterns: string[];
  transformIgnorePatterns: string[];
}

/** The projects of the configuration that jest finds in a folder of the repository. */
export function projectsIn(root: string, folder: string): Project[] {
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const cwd = path.join(root, folder);
  const printed = execFileSync(process.execPath, [jest, '--showConfig'], { cwd, encoding: 'utf8' });
  return (JSON.parse(printed) as { configs: Project[] }).configs;
}
