import { isOwnScript } from './isOwnScript';

/** Scripts of this release that failed before any listener was there, in browsers that record the status. */
export function failedScripts(): string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => 'responseStatus' in entry && Number(entry.responseStatus) >= 400)
    .map(({ name }) => name)
    .filter(isOwnScript);
}
