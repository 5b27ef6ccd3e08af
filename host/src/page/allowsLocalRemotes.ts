import type { PortalPage } from './PortalPage';

/**
 * Whether a developer may put the local build of a remote into this page. Production never allows it, whatever its
 * configuration says; a page that does not say which channel it is counts as production.
 */
export function allowsLocalRemotes({ config, release }: PortalPage): boolean {
  return config.allowLocalRemotes === true && release !== undefined && release.channel !== 'production';
}
