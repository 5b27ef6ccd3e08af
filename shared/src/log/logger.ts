/** None looks far ahead in vain from many places of a long text, as that takes quadratic time. */
const secrets = [
  /eyJ[\w.-]{20,}/g,
  /(\b|%[\dA-F]{2})(code|state|nonce|id_token|access_token|refresh_token)(=|%3D)[^&\s"']+/gi,
  /"\w*token"\s*:\s*"[^"]*"/gi,
  /Bearer\s+[\w.~+/-]+=*/gi,
  /[\p{L}\p{M}\p{N}.+_-]{1,64}(@|%40)[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+/gu,
];

/** Removes tokens, codes and e-mail addresses, which must never reach the console. */
export function redact(text: string): string {
  return secrets.reduce((result, secret) => result.replace(secret, '[removed]'), text);
}

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return redact(typeof cause === 'string' ? cause : typeof cause);
  const code = 'code' in cause && typeof cause.code === 'string' ? `${cause.code} ` : '';
  return redact(`${code}${cause.name}: ${cause.message}`);
}

/** The only file that writes to the console. `where` is a dotted name of the place, such as `reports.list`. */
export const logger = {
  error: (where: string, cause: unknown) => {
    console.error(`[portal] ${where}: ${describe(cause)}`);
  },
  /** For skipped data: ids only, never the text. */
  warn: (where: string, what: string) => {
    console.warn(`[portal] ${where}: ${redact(what)}`);
  },
  debug: (where: string, what: string) => {
    console.debug(`[portal] ${where}: ${redact(what)}`);
  },
};
