import { segmentsOf } from '@portal/shared/declaration';
import type { Release } from '../build/Release.ts';
import type { SetToCheck } from '../live/SetToCheck.ts';
import { addressFaults } from './addressFaults.ts';
import { declarationOf, inSentence } from './inSentence.ts';
import { linkFaults } from './linkFaults.ts';
import { roleFaults } from './roleFaults.ts';

/** The declarations of the set fit the host and each other. */
export async function declarationFaults(set: SetToCheck): Promise<string[]> {
  const host = set.next.find(({ app }) => app === 'host');
  if (!host) return [];
  const remotes = set.next.filter((one) => one !== host);
  const unread = remotes.flatMap((remote) => formFault(set, host, remote) ?? []);
  if (unread.length > 0 || !host.offers) return unread;
  return [
    ...nameFaults(set, remotes),
    ...remotes.flatMap((remote) => [...ownFaults(set, remote), ...slotFaults(set, host, remote)]),
    ...addressFaults(set),
    ...roleFaults(set),
    ...(await linkFaults(set)),
  ];
}

/** One of the two cannot be shown by the other. */
function formFault({ changed }: SetToCheck, host: Release, remote: Release) {
  const isRemotes = changed.has(remote.app);
  if (!isRemotes && !changed.has('host')) return null;
  const { declaration } = remote;
  const { offers } = host;
  const theHost = inSentence(host, changed);
  if (declaration && declaration.format > (offers?.format ?? 0))
    return isRemotes
      ? `${declarationOf(remote)}: is of format ${String(declaration.format)}, and ${theHost} is too old to read it: ship the host first.`
      : `host/src/portal.ts: this host is too old to read the declaration of ${inSentence(remote, changed)}, which is of format ${String(declaration.format)}.`;
  if (declaration || !offers) return null;
  return isRemotes
    ? `${declarationOf(remote)}: this build is from before there were declarations, and ${theHost} would show nothing of it.`
    : `host/src/portal.ts: this host would show nothing of ${inSentence(remote, changed)}, which has no declaration: ship both together.`;
}

function nameFaults({ changed }: SetToCheck, remotes: Release[]) {
  return remotes.flatMap((first, index) =>
    remotes.slice(index + 1).flatMap((second) => {
      const [own, other] = changed.has(first.app) ? [first, second] : [second, first];
      if (first.federationName !== second.federationName || !changed.has(own.app)) return [];
      return `${declarationOf(own)}: the federation name ${own.federationName} is also that of ${inSentence(other, changed)}.`;
    }),
  );
}

/** Of the declaration alone: an item that leads nowhere, or a first call that cannot always be made. */
function ownFaults({ changed }: SetToCheck, remote: Release) {
  if (!changed.has(remote.app)) return [];
  const { screens = {}, navigation = [], slots = [] } = remote.declaration ?? {};
  const calls = [
    ...Object.entries(screens).map(([module, screen]) => ({ module, ...screen })),
    ...slots.map(({ module, firstCall }) => ({ module, address: '', ...(firstCall && { firstCall }) })),
  ];
  return [
    ...navigation.flatMap(({ screen }) => {
      const address = screens[screen]?.address;
      if (address === undefined) return `the navigation names ${screen}, which is no screen.`;
      return paramsOf(address).some(({ isOptional }) => !isOptional)
        ? `the navigation names ${screen}, whose address ${address} needs parameters.`
        : [];
    }),
    ...Object.entries(screens).flatMap(([module, { access, firstCall }]) =>
      access === 'public' && firstCall !== undefined
        ? `the first call of ${module} bears the reader's token, and a public screen asks without one.`
        : [],
    ),
    ...calls.flatMap(({ module, address, firstCall = '' }) => {
      const sure = paramsOf(address).filter(({ isOptional }) => !isOptional);
      return paramsOf(firstCall)
        .filter((one) => one.fallback === undefined && !sure.some(({ param }) => param === one.param))
        .map(
          ({ param }) =>
            `the first call of ${module} needs "${param}", which its address does not always have.`,
        );
    }),
  ].map((fault) => `${declarationOf(remote)}: ${fault}`);
}

const paramsOf = (pattern: string) =>
  segmentsOf(pattern).flatMap((segment) => ('param' in segment ? segment : []));

function slotFaults({ changed }: SetToCheck, host: Release, remote: Release) {
  const offered = host.offers?.slots ?? [];
  const isRemotes = changed.has(remote.app);
  if (!isRemotes && !changed.has('host')) return [];
  return (remote.declaration?.slots ?? [])
    .filter(({ slot }) => !offered.includes(slot))
    .map(({ slot, module }) =>
      isRemotes
        ? `${declarationOf(remote)}: ${module} is for the slot "${slot}", and ${inSentence(host, changed)} has ${offered.join(', ') || 'none'}.`
        : `host/src/portal.ts: has no slot "${slot}", which ${module} of ${inSentence(remote, changed)} is for.`,
    );
}
