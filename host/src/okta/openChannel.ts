/** Channel to the portal's other tabs. Null in browsers that have none, or refuse it together with storage (F-70). */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
