import path from 'node:path';

/** The folder of the repository. */
export const root = path.join(import.meta.dirname, '../..');
