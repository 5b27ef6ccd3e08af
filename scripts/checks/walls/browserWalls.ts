import { isAtOneOf, isTool, type Place } from './place.ts';

/** Restricts browser globals to a few places. Tests are free. */
interface BrowserWall {
  /** globals, also as members of `window`, `globalThis` and `document` */
  names: string[];
  /** members of any object, such as `navigator.sendBeacon` */
  members?: string[];
  homes: string[];
  message: string;
}

const browserWalls: BrowserWall[] = [
  {
    names: ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
    members: ['sendBeacon'],
    // Remote manifests, scripts, the live page and build records are static files of the portal, not API answers; what a
    // tab tells its server has none.
    homes: [
      'shared/http',
      'host/src/boot/fetchAgain.ts',
      'host/src/boot/fetchPrevious.ts',
      'host/src/page/tellSeen.ts',
      'host/src/remotes/limitsPlugin.ts',
      'host/src/release/fetchLivePage.ts',
      'host/src/release/fetchBuildRecord.ts',
      'host/src/release/isAnyGone.ts',
    ],
    message: 'The network is reached through httpAtom from @portal/shared, by a function in api/.',
  },
  {
    names: ['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore'],
    // The boot script comes before all others, and only reads; reloadOnce remembers its reload.
    homes: ['shared/storage', 'host/boot', 'host/okta'],
    message:
      'Keep preferences with deviceStorage, and what belongs to a tab with tabStorage, from @portal/shared; what a sign-in keeps belongs to host/src/okta.',
  },
  {
    names: ['location', 'navigation'],
    // A new release needs a new document at the same address, and so does a change of the local build. bootstrap asks for
    // the first screen before there is a router.
    homes: [
      'host/boot',
      'host/okta',
      'host/release',
      'host/local',
      'remote-auth/okta',
      'remote-auth/state',
      'host/src/bootstrap.tsx',
    ],
    message:
      'Addresses come from the router: useLocation, useNavigate and useParams from @portal/shared/router.',
  },
  {
    names: ['history'],
    // createPlaces turns off the browser's scroll restoration, which no router offers.
    homes: [
      'host/okta',
      'host/local',
      'remote-auth/okta',
      'remote-auth/state',
      'host/src/state/createPlaces.ts',
      // The place at which the reader left an entry is kept in it.
      'host/src/state/keptPlace.ts',
    ],
    message: 'The history belongs to the router: useNavigate from @portal/shared/router.',
  },
  {
    names: ['console'],
    homes: ['shared/src/log/logger.ts'],
    message: 'Write with logger from @portal/shared: it removes tokens and addresses of people.',
  },
];

export function browserWallsAt(place: Place) {
  // Node has some of these names too.
  if (place.kind === 'test' || isTool(place)) return [];
  return browserWalls.filter(({ homes }) => !isAtOneOf(place, homes));
}

export const filesNamedByBrowserWalls = browserWalls.flatMap(({ homes }) => homes);
