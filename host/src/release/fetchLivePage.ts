import type { PortalPage } from '../page/PortalPage';
import { readPageText } from '../page/readPageText';

/** A slower answer (ms) is given up. */
const timeout = 10_000;

/** Fetches the page that a reader who opened the portal now, in their own channel, would get. Nothing in it is run. */
export async function fetchLivePage(): Promise<PortalPage> {
  const response = await fetch('/', {
    headers: { accept: 'text/html' },
    cache: 'no-cache',
    credentials: 'same-origin',
    // A proxy that redirects to its own sign-in is not the portal.
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`The page was answered with status ${String(response.status)}.`);
  return readPageText(await response.text());
}
