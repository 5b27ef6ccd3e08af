/** Replaces a script in the browser's cache; never rejects. */
export async function fetchAgain(src: string): Promise<void> {
  try {
    await fetch(src, { cache: 'reload', credentials: 'omit', signal: AbortSignal.timeout(5_000) });
  } catch {
    // The next load of the page will tell.
  }
}
