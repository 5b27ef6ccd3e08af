/** A slower answer (ms) is given up: the reader may have gone on by then. */
const timeout = 5_000;

/** True if the server no longer has one of these scripts. One that failed otherwise may come at the next attempt. */
export async function isAnyGone(scripts: string[]): Promise<boolean> {
  const looks = await Promise.all(scripts.map(isGone));
  return looks.includes(true);
}

async function isGone(script: string): Promise<boolean> {
  try {
    const { status } = await fetch(script, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    });
    return status === 404;
  } catch {
    return false;
  }
}
