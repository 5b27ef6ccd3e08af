import { rootFiles, roomsOf } from '../rooms.ts';
import type { Tree } from './readTree.ts';

export function sourceFileFaults({ files, workspaces }: Tree): string[] {
  return workspaces.flatMap((folder) => {
    const rooms = Object.keys(roomsOf(folder));
    const start = `${folder}/src/`;
    return files
      .filter((file) => file.startsWith(start))
      .flatMap((file) => {
        const [room = '', name, ...deeper] = file.slice(start.length).split('/');
        if (name === undefined) {
          if (rootFiles.includes(room.replace('.test.', '.'))) return [];
          return `${file} stands beside the rooms, where only ${rootFiles.join(', ')} do: move it into a room.`;
        }
        if (deeper.length > 0) return `${file} is too deep: a file is src/<room>/<File>.`;
        if (!rooms.includes(room)) return `${file} is in no room of ${folder} (${rooms.join(', ')}).`;
        return [];
      });
  });
}
