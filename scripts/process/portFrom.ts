type Variable = 'PORTAL_PORT' | 'PORTAL_PROVIDER_PORT' | 'PORTAL_API_PORT';

/** The port that a variable names, or the usual one where it is not set or empty. Throws a sentence for what is no port. */
export function portFrom(variable: Variable, usual: number): number {
  const value = process.env[variable]?.trim();
  if (!value) return usual;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(
    `${variable} is "${value}", and a port is a whole number up to 65535 (0: any that is free).`,
  );
}
