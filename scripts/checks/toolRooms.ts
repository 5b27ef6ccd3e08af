/** Tool rooms in order: each may import the rows above its own. Subfolders of scripts/release are rooms too. */
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
  ['generated'],
  ['newRemote', 'bench', 'pictures', 'mutation'],
];

/** Rooms that run inside the bundles or inside jest: isolated in both directions. */
const apart = ['federation', 'jest'];

export const toolRooms: string[] = [...order.flat(), ...apart];

export function roomsBelow(room: string): string[] {
  const level = order.findIndex((rooms) => rooms.includes(room));
  return order.slice(0, Math.max(level, 0)).flat();
}
