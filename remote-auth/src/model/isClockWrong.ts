/** Difference (s) between the clocks of device and provider that the identity client allows. */
const allowedSkew = 300;

/** True if a fresh id token is of another time by this device's clock: a hint for the reader, nothing was checked. */
export function isClockWrong(idToken: string, now = Date.now()): boolean {
  try {
    const [, claims = ''] = idToken.split('.');
    const { iat } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { iat?: unknown };
    return typeof iat === 'number' && Math.abs(now / 1000 - iat) > allowedSkew;
  } catch {
    return false;
  }
}
