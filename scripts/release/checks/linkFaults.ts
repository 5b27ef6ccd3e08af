import { segmentsOf } from '@portal/shared/declaration';
import type { Release } from '../build/Release.ts';
import { contractFile, parseContract, type ScreenLink } from '../contract/Contract.ts';
import type { SetToCheck } from '../live/SetToCheck.ts';
import { declarationOf, inSentence } from './inSentence.ts';

/** Every link by name leads to a screen of the set, with the parameters of its address. */
export async function linkFaults(set: SetToCheck): Promise<string[]> {
  const remotes = set.next.filter(({ files }) => files[contractFile]);
  const found = remotes.map(async (remote) =>
    (await linksOf(set, remote)).flatMap((link) => linkFault(set, remote, link) ?? []),
  );
  return (await Promise.all(found)).flat();
}

async function linksOf({ read }: SetToCheck, release: Release): Promise<ScreenLink[]> {
  const name = `${contractFile} of ${release.app} (build ${release.build})`;
  return parseContract(await read(release, contractFile), name).links ?? [];
}

function linkFault({ next, changed }: SetToCheck, remote: Release, { to, file, ...given }: ScreenLink) {
  const [name = '', module = ''] = to.split('/');
  const target = next.find(({ federationName }) => federationName === name);
  const targetApp = target?.app ?? name.replaceAll('_', '-');
  const isOwn = changed.has(remote.app);
  if (!isOwn && !changed.has(targetApp)) return null;

  const whose = target && inSentence(target, changed);
  const linking = `the link in ${file} of ${inSentence(remote, changed)}`;
  const address = target?.declaration?.screens?.[module]?.address;
  if (!target)
    return isOwn
      ? `${file}: links to ${to}, and no remote of the set is called ${name}.`
      : `${targetApp} cannot go: ${linking} leads to its ${module}.`;
  if (address === undefined)
    return isOwn
      ? `${file}: links to ${to}, which ${String(whose)} does not have.`
      : `${declarationOf(target)}: has no ${module}, to which ${linking} leads.`;
  const fault = paramFault(address, given);
  if (!fault) return null;
  return isOwn
    ? `${file}: the link to ${to} ${fault} of ${String(whose)}.`
    : `${declarationOf(target)}: ${linking} ${fault} of ${module}.`;
}

function paramFault(
  address: string,
  { params, optionalParams }: Pick<ScreenLink, 'params' | 'optionalParams'>,
) {
  const wanted = segmentsOf(address).flatMap((segment) => ('param' in segment ? segment : []));
  const missing = wanted.find(({ param, isOptional }) => !isOptional && !params.includes(param));
  if (missing) {
    const gives = optionalParams.includes(missing.param) ? 'does not always give' : 'does not give';
    return `${gives} "${missing.param}" for the address ${address}`;
  }
  const unknown = [...params, ...optionalParams].find((name) => !wanted.some(({ param }) => param === name));
  return unknown && `gives "${unknown}", which is not in the address ${address}`;
}
