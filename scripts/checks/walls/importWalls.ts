import { roomsOf } from '../rooms.mjs';
import { isAtOneOf } from './place.mjs';

/**
 * One wall around a module. `homes` may import it, `typesAt` may import its types, tests pass only where `inTests` does
 * not say otherwise.
 *
 * @typedef {object} ImportWall
 * @property {string} regex of the module's name as it is imported
 * @property {string} message says where to go instead
 * @property {string[]} [homes] who is not held up; nobody unless given
 * @property {string[]} [at] who is held up; everybody unless given
 * @property {string[]} [typesAt]
 * @property {string} [names] a regex: only these names are walled
 * @property {boolean} [inTests] holds in tests too
 */

/** @type {ImportWall[]} */
const importWalls = [
  {
    regex: './\\.\\.(/|$)',
    message:
      'Leads out of the package, or round a corner. Spell it ../room/File, or take it from @portal/shared.',
    inTests: true,
  },
  {
    regex: '^@portal/(host|remote-)',
    message:
      'Apps are built and shipped apart. What two of them need lives in shared: import it from @portal/shared.',
    inTests: true,
  },
  {
    regex: '^remote_',
    message:
      "A remote comes through the host's loader (host/src/remotes): its type with `typeof import` there, the module with remoteLoaderAtom. Remotes meet only in @portal/shared.",
    homes: ['host/test'],
    typesAt: ['host/remotes'],
    inTests: true,
  },
  {
    regex: '^@portal/shared/(?!(router|standalone|testing)$)',
    message:
      'Take it from a door: @portal/shared, @portal/shared/router or, in tests, @portal/shared/testing.',
    inTests: true,
  },
  {
    regex: '^(\\.\\.?(/(index|router|standalone|testing))?/?|@portal/shared(/.*)?)$',
    message: 'Inside shared nobody uses a door, circles start there: import ../room/File.',
    at: ['shared/*'],
  },
  {
    regex: '^(\\.\\.?/testing(/.*)?|@portal/shared/testing)$',
    message: 'The testing room is for tests: product code takes what it needs from @portal/shared.',
    homes: ['shared/src/testing.ts'],
  },
  {
    regex: '^@portal/shared/standalone$',
    message: 'Only standalone.tsx of a remote, its page without the host, starts this way.',
    homes: ['*/'],
    inTests: true,
  },
  {
    regex: '^react-router(-dom)?(/|$)',
    message:
      'The router comes from @portal/shared/router; a name that is missing there is added to its list.',
    homes: ['shared/*'],
    inTests: true,
  },
  {
    regex: '^axios(/|$)',
    message: 'Call the API through httpAtom and read failures with failureReason, both from @portal/shared.',
    homes: ['shared/http'],
    inTests: true,
  },
  {
    regex: '^@headlessui/react',
    message: 'Menus and panels are drawn in components/: put the piece there and give it props.',
    homes: ['*/components'],
    inTests: true,
  },
  {
    regex: '^@module-federation/',
    message: 'Remotes are loaded in host/src/remotes alone: use remoteLoaderAtom or RemoteScreen from there.',
    homes: ['host/remotes'],
  },
  {
    regex: '^@okta/okta-auth-js',
    message:
      "The identity client lives in the host's okta/ room. Others reach the session with useOktaAuth, or authAtom from @portal/shared.",
    homes: ['host/okta'],
    typesAt: ['host/*', 'remote-auth/*'],
  },
  {
    regex: '^@okta/okta-react',
    message:
      "useOktaAuth belongs into the host's and remote-auth's okta/, state/ and screens/; others use authAtom.",
    homes: [
      'host/okta',
      'host/state',
      'host/screens',
      'host/',
      'remote-auth/okta',
      'remote-auth/state',
      'remote-auth/screens',
      'remote-auth/',
    ],
  },
  {
    regex: '^(react|react-dom|jotai|styled-components)(/|$)',
    message:
      'These are plain functions: atoms and hooks go to state/, what is drawn goes to components/ or ui/.',
    at: ['*/model', '*/api', 'host/page', 'shared/paths', 'shared/log', 'shared/storage'],
  },
  {
    regex: '^jotai(/|$)',
    message: 'A component draws its props: the screen reads the atom and passes the value.',
    at: ['*/components'],
    typesAt: ['*/components'],
  },
  {
    regex: '^@portal/shared$',
    names: 'Atom$|^useLoad$|^createLoader$',
    message: 'A component draws its props: the screen reads the atom or the load and passes the value.',
    at: ['*/components'],
  },
];

/**
 * The arrows of a room as one wall: every `../x` that does not lead into a room that the table names.
 *
 * @param {import('./place.mjs').Place} place
 * @returns {ImportWall[]}
 */
function arrowsOf({ folder, room }) {
  if (room === '') return [];
  const open = roomsOf(folder)[room];
  const goal = open?.length ? `only ${open.map((name) => `${name}/`).join(', ')}` : 'no other room';
  const rule = open ? `${room}/ imports ${goal} of its package.` : `This folder is no room of ${folder}.`;
  return [
    {
      regex: `^\\.\\.(?!/\\.\\.|/(${open?.join('|') || '-'})/[^/]+$)`,
      message: `${rule} Move the code to the room that may, or pass the value in (arrows: scripts/checks/rooms.mjs).`,
    },
  ];
}

/** @param {import('./place.mjs').Place} place */
export function importWallsAt(place) {
  const isTest = place.kind === 'test';
  // A test is at home wherever its neighbours are, and in the one place that is made for tests.
  const places = isTest ? [place, { ...place, room: 'test' }] : [place];
  /** @param {string[]} [homes] */
  const isHome = (homes) => places.some((here) => isAtOneOf(here, homes));
  return [...(isTest ? [] : arrowsOf(place)), ...importWalls]
    .filter((wall) => (!isTest || wall.inTests) && !isHome(wall.homes) && (!wall.at || isHome(wall.at)))
    .map((wall) => ({ ...wall, areTypesFree: isHome(wall.typesAt) }));
}

/** Files that a wall names one by one. */
export const filesNamedByImportWalls = importWalls.flatMap(({ homes = [] }) => homes);
