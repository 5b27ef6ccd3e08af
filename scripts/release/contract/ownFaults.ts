import { compareContracts } from './compareContracts.ts';
import { declarationSentence } from './declarationSentence.ts';
import type { Contract } from './Contract.ts';

/** Sentences about modules of a remote that do not fit its declaration, found before any host is known. */
export function ownFaults(root: string, app: string, contract: Contract): string[] {
  // The host declares no module, and the compiler takes a second to find nothing.
  if (Object.keys(contract.passes).length === 0) return [];
  const missing = Object.keys(contract.passes)
    .filter((module) => contract.exposes[module] === undefined)
    .map((module) => `${app}/src/portal.ts names ${module}, and ${app}/src/exposes has no such file.`);
  const own = { federationName: app, contract: { ...contract, uses: {} } };
  const found = compareContracts(root, contract, { [app]: own })[app] ?? [];
  return [...missing, ...found.map((one) => declarationSentence(one, app))];
}
