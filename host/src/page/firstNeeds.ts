import { fillPattern } from '@portal/shared/declaration';
import { moduleOfRole } from './moduleOfRole';
import { panelsOf } from './panelsOf';
import type { PortalPage } from './PortalPage';
import { routeOf } from './routeOf';

/** Requests for an address that need not wait for the bundles. */
export interface FirstNeeds {
  /** Paths of scripts. */
  scripts: string[];
  /** Path of the first API call, for signed-in readers. */
  call?: string;
}

export function firstNeeds(
  { remotes, config }: PortalPage,
  pathname: string,
  isSignedIn: boolean,
): FirstNeeds {
  const scriptsOf = (name: string | null) =>
    remotes.flatMap((remote) => {
      const scripts =
        name?.startsWith(`${remote.name}/`) && remote.scripts?.[name.slice(remote.name.length + 1)];
      // A manifest is no script.
      return scripts ? [remote.entry, ...scripts].filter((file) => file.endsWith('.js')) : [];
    });
  const route = routeOf(remotes, pathname, config.identityProvider.path);
  if (!route) return { scripts: [] };
  if (route.kind === 'role') return { scripts: scriptsOf(moduleOfRole(remotes, route.role)) };

  const isPublic = route.kind === 'screen' && route.screen.access === 'public';
  if (!isSignedIn && !isPublic) return { scripts: scriptsOf(moduleOfRole(remotes, 'signedOut')) };
  if (route.kind === 'screen') {
    const { firstCall } = route.screen;
    return {
      scripts: scriptsOf(route.name),
      ...(firstCall !== undefined && isSignedIn && { call: fillPattern(firstCall, route.params) }),
    };
  }
  const panels = panelsOf(remotes, 'welcome');
  const call = panels.find(({ firstCall }) => firstCall !== undefined)?.firstCall;
  return {
    scripts: [...new Set(panels.flatMap(({ name }) => scriptsOf(name)))],
    ...(call !== undefined && { call: fillPattern(call, {}) }),
  };
}
