import { isOwnScript } from './isOwnScript';

/** The scripts of this release that the server has refused before anybody listened, where the browser tells. */
export function failedScripts(): string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => 'responseStatus' in entry && Number(entry.responseStatus) >= 400)
    .map(({ name }) => name)
    .filter(isOwnScript);
}
