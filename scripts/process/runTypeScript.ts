import path from 'node:path';

const installer = path.join(import.meta.dirname, '../install.mjs');

/** The arguments with which Node runs one of our files as a process of its own. */
export const runTypeScript = (...parts: string[]): string[] => ['--import', installer, ...parts];
