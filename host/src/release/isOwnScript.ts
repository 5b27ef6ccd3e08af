/** Whether an address is that of a script of the release set that this tab runs. */
export function isOwnScript(address: string): boolean {
  try {
    return Object.hasOwn(globalThis.portalIntegrity ?? {}, new URL(address, location.href).pathname);
  } catch {
    return false;
  }
}
