import path from 'node:path';

/** Folder of the repository. */
export const root = path.join(import.meta.dirname, '../..');
