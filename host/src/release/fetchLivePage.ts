import type { PortalPage } from '../page/PortalPage';
import { readPage } from '../page/readPage';

/** A page that takes longer (ms) is not waited for. */
const timeout = 10_000;

/**
 * What a reader who opened the portal now would get. The page itself is asked for: it is small, every static server
 * has it, and the server gives each reader the one of their channel. Nothing in it is run.
 */
export async function fetchLivePage(): Promise<PortalPage> {
  const response = await fetch('/', {
    headers: { accept: 'text/html' },
    cache: 'no-cache',
    credentials: 'same-origin',
    // A proxy that wants a sign-in first is not the portal.
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`The page was answered with status ${String(response.status)}.`);
  return readPage(new DOMParser().parseFromString(await response.text(), 'text/html'));
}
