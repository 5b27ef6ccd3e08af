/**
 * Where a file stands, as far as the walls care. `room` is '' for the files beside the rooms; `file` is set only for a
 * file that a wall names as an exception. Of kind `test` are tests and the room testing/.
 */
export interface Place {
  /** the package's folder */
  folder: string;
  room: string;
  kind: 'plain' | 'effects' | 'test';
  /** in a folder of the room, from which `../` does not leave it; only the tools have such folders */
  isNested?: boolean;
  /** path from the top of the repository */
  file?: string;
}

/** @param home `folder/room`, either of them possibly `*`, or one file's path */
function isAt(place: Place, home: string) {
  if (isFile(home)) return place.file === home;
  const [folder, ...rest] = home.split('/');
  const room = rest.join('/');
  return (folder === '*' || folder === place.folder) && (room === '*' || room === place.room);
}

export const isTool = ({ folder }: Place) => folder === 'scripts';

export const isFile = (home: string) => /\.tsx?$/.test(home);

export const isAtOneOf = (place: Place, homes: readonly string[] = []) =>
  homes.some((home) => isAt(place, home));
