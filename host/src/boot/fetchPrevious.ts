import type { RemoteEntry } from '../page/PortalPage';

/** A slower record (ms) counts as missing. */
const timeout = 5_000;

interface PreviousFiles {
  /** Path of its entry. */
  entry: string;
  /** Integrity of its scripts by path. */
  integrity: [path: string, value: string][];
}

/** Fetches the record of a remote's build before. The browser compares it with the digest in the page. */
export async function fetchPrevious({ entry, previous }: RemoteEntry): Promise<PreviousFiles> {
  if (!previous) throw new Error(`The page names no build before ${entry}.`);
  const folder = new URL(`../${previous.build}/`, new URL(entry, document.baseURI));
  const response = await fetch(new URL('release.json', folder).href, {
    integrity: previous.record,
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`The record of the build before ${entry} cannot be had.`);
  const { files, scripts } = (await response.json()) as {
    files: Record<string, { sha384: string }>;
    scripts: string[];
  };
  return {
    entry: folder.pathname + String(scripts[0]),
    integrity: Object.entries(files)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, { sha384 }]) => [folder.pathname + file, sha384]),
  };
}
