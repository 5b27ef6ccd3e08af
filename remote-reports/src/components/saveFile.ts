import { logger } from '@portal/shared';

/** Time (ms) for which the file can be fetched; Safari begins late. */
const timeToFetch = 60_000;

/** Has the browser save a text as a file, without the network. False where that cannot be. */
export function saveFile(name: string, type: string, text: string): boolean {
  try {
    const href = URL.createObjectURL(new Blob([text], { type }));
    setTimeout(() => {
      URL.revokeObjectURL(href);
    }, timeToFetch);
    Object.assign(document.createElement('a'), { href, download: name }).click();
    return true;
  } catch (error) {
    logger.error('reports.save', error);
    return false;
  }
}
