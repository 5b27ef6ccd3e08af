/** True for addresses of scripts in this tab's release set. */
export function isOwnScript(address: string): boolean {
  try {
    return Object.hasOwn(globalThis.portalIntegrity ?? {}, new URL(address, location.href).pathname);
  } catch {
    return false;
  }
}
