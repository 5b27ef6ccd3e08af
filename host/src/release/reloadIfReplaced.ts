import { reloadOnce } from '../boot/reloadOnce';
import type { PageRelease } from '../page/PortalPage';
import type { RunningRelease } from './RunningRelease';

/** For a tab that lacks a file: reloads once if `findOther` returns a live release. Offline every file looks gone. */
export async function reloadIfReplaced(
  { number, outlivesReload }: Pick<RunningRelease, 'number' | 'outlivesReload'>,
  findOther: () => Promise<PageRelease | null>,
  reload?: () => void,
): Promise<void> {
  if (!navigator.onLine) return;
  try {
    if ((await findOther()) && outlivesReload) reloadOnce(number, reload);
  } catch {
    // Unknown: the next file, or the reader, will tell.
  }
}
