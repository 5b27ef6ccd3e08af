import path from 'node:path';
import { roomsOf } from '../rooms.ts';
import { toolRooms } from '../toolRooms.ts';
import { filesNamedByBrowserWalls } from './browserWalls.ts';
import { filesNamedByImportWalls } from './importWalls.ts';
import { isFile, type Place } from './place.ts';
import { wallRules } from './wallRules.ts';
import type { Linter } from 'eslint';

/** The blocks of one directory: its files, its files for effects, its tests. */
function blocksOf(directory: string, place: Omit<Place, 'kind'>) {
  const block = (name: string, kind: Place['kind']) => ({
    files: [`${directory}/${name}.{ts,tsx}`],
    rules: wallRules({ ...place, kind }),
  });
  if (place.room === 'testing') return [block('*', 'test')];
  return [block('*', 'plain'), block('use[A-Z]*', 'effects'), block('*.test', 'test')];
}

/** The blocks of one room of the tools. */
function toolBlocksOf(room: string): Linter.Config[] {
  const directory = `scripts/${room}`;
  const block = (files: string[], place: Omit<Place, 'folder' | 'room'>) => ({
    files: files.map((file) => `${directory}/${file}`),
    rules: wallRules({ folder: 'scripts', room, ...place }),
  });
  return [
    block(['*.ts'], { kind: 'plain' }),
    // A folder of the release tool is a room of its own.
    ...(room === 'release' ? [] : [block(['*/**/*.ts'], { kind: 'plain', isNested: true })]),
    block(['**/*.test.ts', '**/testing/*.ts', '*.matrix.ts'], { kind: 'test' }),
  ];
}

/** A file that a wall names as an exception has a block of its own, after the block of its room. */
function blockOf(file: string) {
  const [folder = '', , room = ''] = path.dirname(file).split('/');
  const kind = /^use[A-Z]/.test(path.basename(file)) ? 'effects' : 'plain';
  return { files: [file], rules: wallRules({ folder, room, file, kind }) };
}

const exceptions = new Set([...filesNamedByImportWalls, ...filesNamedByBrowserWalls].filter(isFile));

/**
 * The walls of all packages, one room after the other.
 *
 * @param folders of the packages
 */
export function wallBlocks(folders: string[]): Linter.Config[] {
  const apps = folders.filter((folder) => folder !== 'scripts');
  const packages = apps.flatMap((folder) => [
    // A room that the table does not know may import no other; checkHouse names it.
    {
      files: [`${folder}/src/*/**/*.{ts,tsx}`],
      rules: wallRules({ folder, room: 'unknown', kind: 'plain' }),
    },
    ...blocksOf(`${folder}/src`, { folder, room: '' }),
    ...Object.keys(roomsOf(folder)).flatMap((room) => blocksOf(`${folder}/src/${room}`, { folder, room })),
  ]);
  return [...packages, ...toolRooms.flatMap(toolBlocksOf), ...[...exceptions].map(blockOf)];
}
