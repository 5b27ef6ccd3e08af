import path from 'node:path';
import { roomsOf } from '../rooms.mjs';
import { filesNamedByBrowserWalls } from './browserWalls.mjs';
import { filesNamedByImportWalls } from './importWalls.mjs';
import { isFile } from './place.mjs';
import { wallRules } from './wallRules.mjs';

/** @typedef {import('./place.mjs').Place} Place */

/**
 * The blocks of one directory: its files, its files for effects, its tests.
 *
 * @param {string} directory
 * @param {Omit<Place, 'kind'>} place
 */
function blocksOf(directory, place) {
  const block = (/** @type {string} */ name, /** @type {Place['kind']} */ kind) => ({
    files: [`${directory}/${name}.{ts,tsx}`],
    rules: wallRules({ ...place, kind }),
  });
  if (place.room === 'testing') return [block('*', 'test')];
  return [block('*', 'plain'), block('use[A-Z]*', 'effects'), block('*.test', 'test')];
}

/** A file that a wall names as an exception has a block of its own, after the block of its room. */
function blockOf(/** @type {string} */ file) {
  const [folder = '', , room = ''] = path.dirname(file).split('/');
  const kind = /^use[A-Z]/.test(path.basename(file)) ? 'effects' : 'plain';
  return { files: [file], rules: wallRules({ folder, room, file, kind }) };
}

const exceptions = new Set([...filesNamedByImportWalls, ...filesNamedByBrowserWalls].filter(isFile));

/**
 * The walls of all packages, one room after the other.
 *
 * @param {string[]} folders of the packages
 * @returns {import('eslint').Linter.Config[]}
 */
export function wallBlocks(folders) {
  const packages = folders.flatMap((folder) => [
    // A room that the table does not know may import no other; checkHouse names it.
    {
      files: [`${folder}/src/*/**/*.{ts,tsx}`],
      rules: wallRules({ folder, room: 'unknown', kind: 'plain' }),
    },
    ...blocksOf(`${folder}/src`, { folder, room: '' }),
    ...Object.keys(roomsOf(folder)).flatMap((room) => blocksOf(`${folder}/src/${room}`, { folder, room })),
  ]);
  return [...packages, ...[...exceptions].map(blockOf)];
}
