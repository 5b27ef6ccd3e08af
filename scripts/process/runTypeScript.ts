import path from 'node:path';

const installer = path.join(import.meta.dirname, '../install.mjs');

/** Node's arguments for one of our files in a process of its own. */
export const runTypeScript = (...parts: string[]): string[] => ['--import', installer, ...parts];
