/** Position of a file. `room` is '' beside the rooms; kind `test` covers tests and testing/. */
export interface Place {
  /** package folder */
  folder: string;
  room: string;
  kind: 'plain' | 'effects' | 'test';
  /** in a subfolder of a tool room, where `../` stays inside the room */
  isNested?: boolean;
  /** path from the root; set only for files that a rule names */
  file?: string;
}

/** @param home `folder/room`, either possibly `*`, or the path of a file, whose folder may be `*` */
function isAt(place: Place, home: string) {
  if (isFile(home)) return place.file === home.replace('*', place.folder);
  const [folder, ...rest] = home.split('/');
  const room = rest.join('/');
  return (folder === '*' || folder === place.folder) && (room === '*' || room === place.room);
}

export const isTool = ({ folder }: Place) => folder === 'scripts';

export const isFile = (home: string) => /\.tsx?$/.test(home);

export const isAtOneOf = (place: Place, homes: readonly string[] = []) =>
  homes.some((home) => isAt(place, home));
