import * as v from 'valibot';

const packages = v.array(v.object({ name: v.string(), version: v.string() }));
const answer = v.object({ invalid: packages, missing: packages });

/**
 * Reads the JSON of `npm audit signatures`. Some registries keep no signatures or cannot be reached: that is said, and
 * is no fault of the packages, whose digests the lockfile holds.
 */
export function signatureReport(text: string): { sentence: string; isSound: boolean } {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), answer), text);
  if (!parsed.success)
    return { sentence: 'The registry could not be asked for signatures of packages.', isSound: true };
  const { invalid, missing } = parsed.output;
  const names = [...invalid, ...missing].map(({ name, version }) => `${name} ${version}`).join(', ');
  return names
    ? { sentence: `The signatures of these packages are wrong or missing: ${names}.`, isSound: false }
    : { sentence: 'Every package is signed by its registry.', isSound: true };
}
