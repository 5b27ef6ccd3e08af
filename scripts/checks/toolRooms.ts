/**
 * The rooms of the tools, in their order: a room may import those that stand above it here, and none of its own line or
 * below. Rooms are folders of scripts/, and those of the release tool are folders of scripts/release/.
 */
const order: string[][] = [
  ['process'],
  ['local', 'browser'],
  ['release/config'],
  ['release/contract'],
  ['release/build'],
  ['release/page'],
  ['release/serving'],
  ['release/store'],
  ['release/live'],
  ['release/smoke'],
  ['release/checks'],
  ['release/commands'],
  ['release'],
  ['checks', 'dev'],
  ['newRemote', 'bench', 'pictures'],
];

/** Rooms that run inside the bundles and inside jest: no other room imports them, and they import none. */
const apart = ['federation', 'jest'];

export const toolRooms: string[] = [...order.flat(), ...apart];

/** The rooms that a room of the tools may import. */
export function roomsBelow(room: string): string[] {
  const level = order.findIndex((rooms) => rooms.includes(room));
  return order.slice(0, Math.max(level, 0)).flat();
}
