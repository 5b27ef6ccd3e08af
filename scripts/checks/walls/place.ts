/**
 * Where a file stands, as far as the walls care. `room` is '' for the files beside the rooms; `file` is set only for a
 * file that a wall names as an exception. Of kind `test` are tests and the room testing/.
 *
 * @typedef {object} Place
 * @property {string} folder the package's folder
 * @property {string} room
 * @property {'plain' | 'effects' | 'test'} kind
 * @property {string} [file] path from the top of the repository
 */

/**
 * @param {Place} place
 * @param {string} home `folder/room`, either of them possibly `*`, or one file's path
 */
export function isAt(place, home) {
  if (isFile(home)) return place.file === home;
  const [folder, room] = home.split('/');
  return (folder === '*' || folder === place.folder) && (room === '*' || room === place.room);
}

/** @param {string} home */
export const isFile = (home) => /\.tsx?$/.test(home);

/**
 * @param {Place} place
 * @param {readonly string[]} [homes]
 */
export const isAtOneOf = (place, homes = []) => homes.some((home) => isAt(place, home));
