import { toolRooms } from '../toolRooms.ts';
import type { ImportWall } from './ImportWall.ts';

/** The release tool writes data that the product reads, in the product's types. */
const releaseRooms = toolRooms.filter((room) => room.startsWith('release')).map((room) => `scripts/${room}`);

/** Rules between the tools and the product. */
export const productWalls: ImportWall[] = [
  {
    regex: '^@portal/shared(?!/declaration)',
    message:
      'The tools take types of the product in the release tool alone, and of its values only /declaration.',
    at: ['scripts/*'],
    homes: ['scripts/federation'],
    typesAt: releaseRooms,
  },
  {
    regex: '^@portal/shared/declarationSchema$',
    message:
      'The page carries declarations that the release tool has checked: use the types of /declaration.',
    homes: [...releaseRooms, 'scripts/newRemote'],
  },
  {
    regex: '^@portal/host/src/page/',
    message: 'The release tool writes the page and shares its form with the host, in release/page/ alone.',
    homes: ['scripts/release/page', 'scripts/bench'],
    typesAt: releaseRooms,
  },
  {
    regex: '^@portal/(host(?!/src/page/)|remote-)',
    message:
      'Apps are built and shipped apart. What two of them need lives in shared: import it from @portal/shared.',
    homes: ['scripts/bench'],
    typesAt: releaseRooms,
    inTests: true,
  },
];
