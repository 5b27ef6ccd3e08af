import { isAtOneOf, isTool, type Place } from './place.ts';

/** One ability of the browser and the few places that have it. Tests are free. */
interface BrowserWall {
  /** of globals; `window.x`, `globalThis.x` and `document.x` are held up as well */
  names: string[];
  /** names that are held up behind any object, such as `navigator.sendBeacon` */
  members?: string[];
  homes: string[];
  /** says where to go instead */
  message: string;
}

const browserWalls: BrowserWall[] = [
  {
    names: ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
    members: ['sendBeacon'],
    // Manifests of remotes, the live page and the records of builds are files of the portal and not the API.
    homes: [
      'shared/http',
      'host/src/remotes/limitsPlugin.ts',
      'host/src/release/fetchLivePage.ts',
      'host/src/release/fetchBuildRecord.ts',
    ],
    message: 'The network is reached through httpAtom from @portal/shared, by a function in api/.',
  },
  {
    names: ['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore'],
    // reloadOnce must not do again what this tab has done; localRemoteStorage keeps what a developer gave to it.
    homes: [
      'shared/storage',
      'host/okta',
      'host/src/release/reloadOnce.ts',
      'host/src/local/localRemoteStorage.ts',
    ],
    message:
      'Keep preferences with deviceStorage from @portal/shared; what a sign-in keeps belongs to host/src/okta.',
  },
  {
    names: ['location', 'navigation'],
    // A newer release comes with a new document, at the same address. What a developer asks for is taken out of the
    // address before there is a router, and ends with a new document too.
    homes: ['host/okta', 'host/release', 'host/local', 'remote-auth/okta', 'remote-auth/state'],
    message:
      'Addresses come from the router: useLocation, useNavigate and useParams from @portal/shared/router.',
  },
  {
    names: ['history'],
    // useScrollAndFocusRestoration tells the browser to leave the scroll position to it; no router offers that.
    homes: [
      'host/okta',
      'host/local',
      'remote-auth/okta',
      'remote-auth/state',
      'host/src/state/useScrollAndFocusRestoration.ts',
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
  // Node has some of these names too, and its own reasons for them.
  if (place.kind === 'test' || isTool(place)) return [];
  return browserWalls.filter(({ homes }) => !isAtOneOf(place, homes));
}

/** Files that a wall names one by one. */
export const filesNamedByBrowserWalls = browserWalls.flatMap(({ homes }) => homes);
