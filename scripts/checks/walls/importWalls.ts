import { isAtOneOf, isTool, type Place } from './place.ts';
import { productWalls } from './productWalls.ts';
import { roomArrows } from './roomArrows.ts';
import { toolArrows } from './toolArrows.ts';
import type { ImportWall } from './ImportWall.ts';

const importWalls: ImportWall[] = [
  ...productWalls,
  {
    regex: './\\.\\.(/|$)',
    message:
      'Leads out of the package, or round a corner. Spell it ../room/File, or take it from @portal/shared.',
    inTests: true,
  },
  {
    regex: '^remote_',
    message:
      'No source names a remote: the host renders the registry of its page with remoteLoaderAtom, and remotes meet only in @portal/shared.',
    inTests: true,
  },
  {
    regex: '^@portal/shared/(?!(declaration|declarationSchema|dialog|router|standalone|testing)$)',
    message:
      'Take it from a door: @portal/shared, its /declaration, /dialog and /router or, in tests, @portal/shared/testing.',
    inTests: true,
  },
  {
    regex:
      '^(\\.\\.?(/(declaration|declarationSchema|dialog|index|router|standalone|testing))?/?|@portal/shared(/.*)?)$',
    message: 'Inside shared nobody uses a door, circles start there: import ../room/File.',
    at: ['shared/*'],
  },
  {
    regex: '^(\\.\\.?/testing(/.*)?|@portal/shared/testing)$',
    message: 'The testing room is for tests: product code takes what it needs from @portal/shared.',
    homes: ['shared/src/testing.ts', 'scripts/release'],
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
    homes: ['*/components', 'shared/ui'],
    inTests: true,
  },
  {
    regex: '^@module-federation/',
    message: 'Remotes are loaded in host/src/remotes alone: use remoteLoaderAtom or RemoteScreen from there.',
    homes: ['host/remotes', 'scripts/federation'],
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
      'scripts/federation',
    ],
  },
  {
    regex: '^(react|react-dom|jotai|styled-components)(/|$)',
    message:
      'These are plain functions: atoms and hooks go to state/, what is drawn goes to components/ or ui/.',
    at: ['*/model', '*/api', 'host/page', 'shared/paths', 'shared/log', 'shared/storage'],
  },
  {
    regex: '^styled-components$',
    names: '^(default|__PRIVATE__|createTheme|ServerStyleSheet|stylisPluginRSC|withTheme)$',
    message: 'The page shares no such name: what it shares is in host/src/remotes/styledComponents.ts.',
    homes: ['scripts/federation', 'scripts/checks'],
  },
  {
    regex: '^react-dom/client$',
    names: '^hydrateRoot$',
    message: 'No server renders the portal, and its react-dom is built without hydration: use createRoot.',
  },
  {
    regex: '^(?!\\./[^/]+$|\\.\\./(page|texts)/|@portal/shared/declaration$)',
    message:
      'The first paint waits for the boot script: it takes values from boot/, page/, texts/ and /declaration, and types from others.',
    at: ['host/boot'],
    typesAt: ['host/boot'],
  },
  {
    regex: '^(?!@portal/shared/declaration$)',
    message:
      'A declaration has its titles itself: it takes values from @portal/shared/declaration alone, for npm start would not read again what it imports.',
    at: ['*/src/portal.ts'],
    typesAt: ['*/src/portal.ts'],
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

export function importWallsAt(place: Place) {
  const isTest = place.kind === 'test';
  // A test may import what its neighbours may, and what any test may.
  const places = isTest ? [place, { ...place, room: 'test' }] : [place];
  const isHome = (homes?: string[]) => places.some((here) => isAtOneOf(here, homes));
  const arrows = isTool(place) ? toolArrows(place) : roomArrows(place);
  return [...(isTest ? [] : arrows), ...importWalls]
    .filter((wall) => (!isTest || wall.inTests) && !isHome(wall.homes) && (!wall.at || isHome(wall.at)))
    .map((wall) => ({ ...wall, areTypesFree: isHome(wall.typesAt) }));
}

export const filesNamedByImportWalls = importWalls.flatMap(({ homes = [] }) => homes);
