import { paths, segmentsOf } from '@portal/shared/declaration';
import type { PortalConfig } from '@portal/shared';
import { firstModules } from './firstModules.ts';
import type { RemoteModuleName } from './moduleName.ts';
import { panelsOf } from './panelsOf.ts';
import type { RemoteEntry } from './PortalPage.ts';
import type { PortalRoute } from './routeOf.ts';
import { screensOf } from './screensOf.ts';
import { signOutMark } from './signOutMark.ts';
import { tokenStorageKey } from './tokenStorageKey.ts';

/** A piece of an address: its text, or the group of the pattern that it comes from and its text where that is empty. */
type EarlyPiece = string | { group: number; otherwise: string };

interface EarlyRequests {
  /** Paths of scripts. */
  scripts: string[];
  /** The API call. */
  call?: EarlyPiece[];
}

interface EarlyAddress {
  /** Regular expression of its paths, whatever their case. */
  pattern: string;
  signedIn: EarlyRequests;
  signedOut: EarlyRequests;
}

/** Requests that the page makes before any bundle is here; the first address that fits counts. */
export interface EarlyNeeds {
  /** Where the tokens are, and the time of the last sign-out, which tells tokens of a tab that has missed it. */
  tokens: { storage: 'localStorage' | 'sessionStorage'; key: string; signOutMark: string };
  addresses: EarlyAddress[];
}

/** Undefined where tokens are kept in memory: no reader is signed in when the page begins. */
export function earlyNeeds(remotes: RemoteEntry[], config: PortalConfig): EarlyNeeds | undefined {
  const { tokenStorage = 'localStorage', apiHosts, environment, identityProvider } = config;
  if (tokenStorage === 'memory') return undefined;

  const scriptsAt = (route: PortalRoute, isSignedIn: boolean) => {
    const names = firstModules(remotes, route, isSignedIn);
    return [...new Set(names.flatMap((name) => remotes.flatMap((remote) => scriptsBehind(remote, name))))];
  };
  const ofCall = (firstCall: string | undefined, address: string) => {
    const pieces = firstCall === undefined ? null : piecesOf(firstCall, address);
    return pieces && { call: [apiHosts[environment], ...pieces] };
  };
  const at = (address: string, route: PortalRoute, firstCall?: string): EarlyAddress => ({
    pattern: patternOf(address),
    signedIn: { scripts: scriptsAt(route, true), ...ofCall(firstCall, address) },
    signedOut: { scripts: scriptsAt(route, false) },
  });
  const { firstCall } = panelsOf(remotes, 'welcome').find((panel) => panel.firstCall !== undefined) ?? {};

  return {
    tokens: { storage: tokenStorage, key: tokenStorageKey(config), signOutMark: signOutMark(config) },
    addresses: [
      at(paths.home, { kind: 'welcome' }, firstCall),
      at(paths.loginCallback, { kind: 'role', role: 'callback' }),
      at(paths.authorize(identityProvider.path), { kind: 'role', role: 'authorize' }),
      ...screensOf(remotes).map(({ name, screen }) =>
        at(screen.address, { kind: 'screen', name, screen, params: {} }, screen.firstCall),
      ),
    ],
  };
}

function scriptsBehind({ name, entry, scripts }: RemoteEntry, module: RemoteModuleName): string[] {
  const files = module.startsWith(`${name}/`) ? scripts?.[module.slice(name.length + 1)] : undefined;
  // A manifest is no script.
  return files ? [entry, ...files].filter((file) => file.endsWith('.js')) : [];
}

/** Paths as `matchPattern` knows them, but for literals that are percent-encoded without need. */
function patternOf(address: string): string {
  const segments = segmentsOf(address).map((segment) => {
    if ('literal' in segment) return `/${segment.literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
    return segment.isOptional ? '(?:/([^/]+))?' : '/([^/]+)';
  });
  return `^${segments.join('')}/*$`;
}

/** Pieces as `fillPattern` puts them together; null if the address lacks a parameter of the call. */
function piecesOf(call: string, address: string): EarlyPiece[] | null {
  const params = segmentsOf(address).flatMap((segment) => ('param' in segment ? segment.param : []));
  const pieces = segmentsOf(call).map((segment) => {
    if ('literal' in segment) return `/${segment.literal}`;
    const { param, isOptional, fallback } = segment;
    const group = params.indexOf(param) + 1;
    const otherwise = fallback === undefined ? '' : `/${fallback}`;
    if (group === 0) return isOptional || fallback !== undefined ? otherwise : null;
    return { group, otherwise };
  });
  return pieces.includes(null) ? null : pieces.filter((piece) => piece !== null);
}
