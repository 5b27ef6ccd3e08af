import { roomsBelow } from '../toolRooms.ts';
import type { ImportWall } from './ImportWall.ts';
import type { Place } from './place.ts';

const inRelease = 'release/';
/** A regex for these rooms; one that never matches for none. */
const anyOf = (rooms: string[]) => `(${rooms.join('|') || '(?!)'})`;

/** Import rules of a tool room: neighbours inside the release tool by `../room/File.ts`, others by `#room/File.ts`. */
export function toolArrows({ room, isNested = false }: Place): ImportWall[] {
  const below = roomsBelow(room);
  const isInRelease = room.startsWith(inRelease);
  const byName = isInRelease ? below.filter((name) => !name.startsWith(inRelease)) : below;
  const neighbours = below
    .filter((name) => isInRelease && name.startsWith(inRelease))
    .map((name) => name.slice(inRelease.length));
  const message = `scripts/${room}/ imports ${below.join(', ') || 'no other room'}, in this spelling: ./File.ts in the room, ${isInRelease ? '../room/File.ts inside the release tool, ' : ''}#room/File.ts elsewhere. Move the code to a room below both, or pass the value in (order: scripts/checks/toolRooms.ts).`;
  return [
    { regex: `^#(?!${anyOf(byName)}/)`, message },
    ...(isNested ? [] : [{ regex: `^\\.\\./(?!\\.\\./|${anyOf(neighbours)}/[^/]+$)`, message }]),
  ];
}
