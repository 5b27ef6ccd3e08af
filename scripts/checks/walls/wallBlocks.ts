import path from 'node:path';
import { roomsOf } from '../rooms.ts';
import { toolRooms } from '../toolRooms.ts';
import { filesNamedByBrowserWalls } from './browserWalls.ts';
import { filesNamedByImportWalls } from './importWalls.ts';
import { filesNamedBySyntaxWalls } from './syntaxWalls.ts';
import { isFile, type Place } from './place.ts';
import { wallRules } from './wallRules.ts';
import type { Linter } from 'eslint';

/** ESLint blocks of a directory: files, effects, tests. */
function blocksOf(directory: string, place: Omit<Place, 'kind'>) {
  const block = (name: string, kind: Place['kind']) => ({
    files: [`${directory}/${name}.{ts,tsx}`],
    rules: wallRules({ ...place, kind }),
  });
  if (place.room === 'testing') return [block('*', 'test')];
  return [block('*', 'plain'), block('use[A-Z]*', 'effects'), block('*.test', 'test')];
}

function toolBlocksOf(room: string): Linter.Config[] {
  const directory = `scripts/${room}`;
  const block = (files: string[], place: Omit<Place, 'folder' | 'room'>) => ({
    files: files.map((file) => `${directory}/${file}`),
    rules: wallRules({ folder: 'scripts', room, ...place }),
  });
  return [
    block(['*.ts'], { kind: 'plain' }),
    // A subfolder of the release tool is a room of its own.
    ...(room === 'release' ? [] : [block(['*/**/*.ts'], { kind: 'plain', isNested: true })]),
    block(['**/*.test.ts', '**/testing/*.ts', '*.e2e.ts'], { kind: 'test' }),
  ];
}

/** Block for one file that a rule names; must follow the block of its room. */
function blockOf(file: string) {
  const [folder = '', , room = ''] = path.dirname(file).split('/');
  const kind = /^use[A-Z]/.test(path.basename(file)) ? 'effects' : 'plain';
  return { files: [file], rules: wallRules({ folder, room, file, kind }) };
}

const exceptions = new Set(
  [...filesNamedByImportWalls, ...filesNamedByBrowserWalls, ...filesNamedBySyntaxWalls].filter(isFile),
);

/** Folders beside the host's source, whose files a browser's tests are made of. */
const besideSource: Linter.Config = {
  files: ['host/{e2e,engines,faults,isolated,randomWalk}/*.ts'],
  ignores: ['**/*.test.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: String.raw`^\.\./\.\./`, message: 'Import other packages by their names.' }] },
    ],
  },
};

/** ESLint blocks of all packages, room by room. */
export function wallBlocks(folders: string[]): Linter.Config[] {
  const apps = folders.filter((folder) => folder !== 'scripts');
  const packages = apps.flatMap((folder) => [
    // Unknown rooms may import no other room; checkHouse reports them by name.
    {
      files: [`${folder}/src/*/**/*.{ts,tsx}`],
      rules: wallRules({ folder, room: 'unknown', kind: 'plain' }),
    },
    ...blocksOf(`${folder}/src`, { folder, room: '' }),
    ...Object.keys(roomsOf(folder)).flatMap((room) => blocksOf(`${folder}/src/${room}`, { folder, room })),
  ]);
  const files = [...apps.map((folder) => `${folder}/src/portal.ts`), ...exceptions];
  return [...packages, besideSource, ...toolRooms.flatMap(toolBlocksOf), ...files.map(blockOf)];
}
