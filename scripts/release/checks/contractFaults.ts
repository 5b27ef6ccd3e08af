import { contractFile, parseContract } from '../contract/Contract.ts';
import { declarationSentence } from '../contract/declarationSentence.ts';
import type { Disagreement } from '../contract/Disagreement.ts';
import type { Remote } from '../contract/probes.ts';
import type { Release } from '../build/Release.ts';
import type { SetToCheck } from '../live/SetToCheck.ts';
import { root } from '#process/root.ts';
import { disagreementSentence } from './disagreementSentence.ts';

/** Results by pair of contracts, which never change. */
const known: Map<string, Disagreement[]> = new Map();

const digestOf = (release: Release | undefined) => release?.files[contractFile]?.sha384;

/**
 * Compares host and remotes by the types that they declared when built. Builds without a contract pass, and pairs that
 * were live together are skipped: most ships change no contract, and rollbacks need not wait for the compiler.
 */
export async function contractFaults({
  next,
  changed,
  read,
  previousSets = [],
}: SetToCheck): Promise<string[]> {
  const host = next.find(({ app }) => app === 'host');
  if (!host || !digestOf(host)) return [];
  const wasLive = (remote: Release) =>
    previousSets.some((set) =>
      [host, remote].every((one) => digestOf(set.find(({ app }) => app === one.app)) === digestOf(one)),
    );
  const remotes = next.filter(
    (remote) =>
      remote !== host &&
      digestOf(remote) &&
      (changed.has('host') || changed.has(remote.app)) &&
      !wasLive(remote),
  );
  const pair = (remote: Release) => `${String(digestOf(host))} ${String(digestOf(remote))}`;
  const unknown = remotes.filter((remote) => !known.has(pair(remote)));
  if (unknown.length > 0) {
    const contractOf = async (release: Release) =>
      parseContract(
        await read(release, contractFile),
        `${contractFile} of ${release.app} (build ${release.build})`,
      );
    const contracts = await Promise.all(
      unknown.map(async (remote): Promise<[string, Remote]> => [
        remote.app,
        { federationName: remote.federationName, contract: await contractOf(remote) },
      ]),
    );
    // The compiler starts slowly, and most commands do not need it.
    const { compareContracts } = await import('../contract/compareContracts.ts');
    const found = compareContracts(root, await contractOf(host), Object.fromEntries(contracts));
    for (const remote of unknown) known.set(pair(remote), found[remote.app] ?? []);
  }
  return remotes.flatMap((remote) =>
    (known.get(pair(remote)) ?? []).flatMap((one) => {
      if (one.of !== 'declaration') return disagreementSentence(one, host, remote, changed.has(remote.app));
      return changed.has(remote.app) ? declarationSentence(one, remote.app) : [];
    }),
  );
}
