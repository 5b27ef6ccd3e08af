import { directivesOf, scriptsOf } from './policies.ts';

const isFetched = /-src(?:-elem|-attr)?$/;

function policyWeakness(policy: string, wanted: string): string | null {
  const [directives, ours] = [directivesOf(policy), directivesOf(wanted)];
  for (const name of ours.keys()) if (!directives.has(name)) return `has no ${name}`;
  for (const [name, sources] of directives) {
    const known = [...(ours.get(name) ?? []), "'none'"];
    const more = ours.has(name) || isFetched.test(name) ? sources.filter((one) => !known.includes(one)) : [];
    if (more.length > 0) return `lets in ${more.join(' ')} by ${name}`;
  }
  return null;
}

/** Every policy of a page must know its script; one that does not is of servers whose rules are older than this tool. */
function refusedScript(policies: string[], wanted: string): string | null {
  const hashes = scriptsOf(wanted)?.filter((source) => source.startsWith("'sha"));
  const refused = hashes?.find((hash) =>
    policies.some((policy) => scriptsOf(policy)?.includes(hash) === false),
  );
  return refused === undefined ? null : `does not let in ${refused} by script-src`;
}

function demandWeakness(demand: string, wanted: string): string | null {
  const age = (text: string) => Number(/max-age=(\d+)/i.exec(text)?.[1] ?? 0);
  if (age(demand) < age(wanted))
    return `is for ${String(age(demand))} and not ${String(age(wanted))} seconds`;
  return /includeSubDomains/i.test(demand) ? null : 'leaves out subdomains';
}

function permissionsWeakness(permissions: string, wanted: string): string | null {
  const denied = permissions.split(/,\s*/);
  const allowed = wanted.split(', ').find((feature) => !denied.includes(feature));
  return allowed === undefined ? null : `does not say ${allowed}`;
}

/** Several headers of one name reach us as one; for a policy all of them hold. */
const everyOf = (value: string, wanted: string) =>
  value.split(/,\s*/).every((one) => one.toLowerCase() === wanted.toLowerCase());

/** In what a served security header is weaker than the wanted one, or unfit for the page, as the end of a sentence; null if in nothing. */
export function headerWeakness(name: string, value: string | null, wanted: string): string | null {
  if (value === null) return 'is missing';
  if (name === 'content-security-policy') {
    const policies = value.split(',');
    const weaknesses = policies.map((policy) => policyWeakness(policy, wanted));
    return weaknesses.includes(null) ? refusedScript(policies, wanted) : (weaknesses[0] ?? null);
  }
  if (name === 'strict-transport-security') return demandWeakness(value, wanted);
  if (name === 'permissions-policy') return permissionsWeakness(value, wanted);
  return everyOf(value, wanted) ? null : `is "${value}" and not "${wanted}"`;
}
