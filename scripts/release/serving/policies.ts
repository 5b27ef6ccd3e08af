/** Directives of a content security policy with their sources. */
export const directivesOf = (policy: string) =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources] as const),
  );

/** Sources of scripts; none where the policy does not speak of scripts, and so lets in all. */
export function scriptsOf(policy: string): string[] | undefined {
  const directives = directivesOf(policy);
  return directives.get('script-src') ?? directives.get('default-src');
}

/** True if the value of a header lets in scripts of an origin: every policy in it has to, and no header blocks anything. */
export function letsInScripts(value: string | null, origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  const wanted = ['*', protocol, origin, `${protocol}//${hostname}:*`];
  return (value ?? '').split(',').every((policy) => {
    const sources = scriptsOf(policy);
    return !sources || sources.some((source) => wanted.includes(source));
  });
}
