interface Claims {
  sub?: unknown;
  aud?: unknown;
  azp?: unknown;
  iat?: unknown;
  exp?: unknown;
}

/** The fault of an id token that the client lets through: missing times are valid to it, and no reader is needed. */
export function claimFault({ sub, aud, azp, iat, exp }: Claims, clientId: string): string | null {
  if (!Number.isFinite(iat) || !Number.isFinite(exp)) return 'The id token does not say how long it lives.';
  if (typeof sub !== 'string' || sub.trim() === '') return 'The id token does not say whose it is.';
  const isOurs = azp === undefined ? [aud].flat().every((one) => one === clientId) : azp === clientId;
  return isOurs ? null : 'The id token is for another client too.';
}
