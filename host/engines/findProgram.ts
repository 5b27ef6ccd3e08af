import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The program that a variable names, else the first of some names on the path. */
export function findProgram(variable: string, names: string[]): string | undefined {
  const named = process.env[variable];
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...(named ? [named] : []), ...candidates].find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
