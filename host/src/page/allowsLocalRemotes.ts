import type { PortalPage } from './PortalPage';

/** Production never allows local builds, whatever its configuration says; a page without a channel is production. */
export function allowsLocalRemotes({ config, release }: PortalPage): boolean {
  return config.allowLocalRemotes === true && release !== undefined && release.channel !== 'production';
}
