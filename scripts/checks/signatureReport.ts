import * as v from 'valibot';

const packages = v.array(v.object({ name: v.string(), version: v.string() }));
const answer = v.object({ invalid: packages, missing: packages });
const failure = v.object({ error: v.object({ code: v.nullish(v.string()), summary: v.string() }) });
const output = v.pipe(v.string(), v.parseJson(), v.union([answer, failure]));

/** Codes of npm where no connection came about, or broke, or a server is out of order. */
const unreachable =
  /^(ENOTFOUND|EAI_AGAIN|EAI_FAIL|ECONNREFUSED|ECONNRESET|E(NET|HOST)UNREACH|ETIMEDOUT|E\w+TIMEOUT|E5\d\d)$/;

/** The words of npm where no registry of the packages gives keys. */
const keyless = 'found no dependencies to audit that were installed from a supported registry';

/**
 * Reads the JSON of `npm audit signatures`. Some registries keep no signatures or cannot be reached: that is said, and
 * is no fault of the packages, whose digests the lockfile holds. Anything else that is no answer is a fault.
 */
export function signatureReport(text: string): { sentence: string; isSound: boolean } {
  const parsed = v.safeParse(output, text);
  if (!parsed.success) return unread(text.slice(0, 200) || 'nothing');
  if ('error' in parsed.output) {
    const { code, summary } = parsed.output.error;
    return unreachable.test(code ?? '') || summary === keyless
      ? { sentence: 'The registry could not be asked for signatures of packages.', isSound: true }
      : unread(summary);
  }
  const { invalid, missing } = parsed.output;
  const names = [...invalid, ...missing].map(({ name, version }) => `${name} ${version}`).join(', ');
  return names
    ? { sentence: `The signatures of these packages are wrong or missing: ${names}.`, isSound: false }
    : { sentence: 'Every package is signed by its registry.', isSound: true };
}

const unread = (said: string) => ({
  sentence: `The signatures of packages are not known. Run "npm audit signatures", which says: ${said}`,
  isSound: false,
});
