import { roomsOf } from '../rooms.ts';
import type { ImportWall } from './ImportWall.ts';
import type { Place } from './place.ts';

/** Restricts `../x` to the rooms that the table names, and the package's declaration. */
export function roomArrows({ folder, room }: Place): ImportWall[] {
  if (room === '') return [];
  const allowed = roomsOf(folder)[room];
  const goal = allowed?.length ? `only ${allowed.map((name) => `${name}/`).join(', ')}` : 'no other room';
  const rule = allowed ? `${room}/ imports ${goal} of its package.` : `This folder is no room of ${folder}.`;
  return [
    {
      regex: `^\\.\\.(?!/\\.\\.|/portal$|/(${allowed?.join('|') || '-'})/[^/]+$)`,
      message: `${rule} Move the code to the room that may, or pass the value in (arrows: scripts/checks/rooms.ts).`,
    },
  ];
}
