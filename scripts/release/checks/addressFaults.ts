import { paths } from '@portal/shared/declaration';
import type { Release } from '../build/Release.ts';
import type { SetToCheck } from '../live/SetToCheck.ts';
import { declarationOf, inSentence } from './inSentence.ts';
import { shapesOf } from './shapesOf.ts';

interface Screen {
  remote: Release;
  module: string;
  address: string;
}

/** Addresses at the top of which nothing of a remote can stand, because the server has its files there. */
const reservedFolders = ['apps', 'channels', 'releases', 'slots'];

/** Every address leads to one screen, and none to an address that the portal itself needs. */
export function addressFaults({ next, changed, config }: SetToCheck): string[] {
  const screens = next.flatMap((remote): Screen[] =>
    Object.entries(remote.declaration?.screens ?? {}).map(([module, { address }]) => ({
      remote,
      module,
      address,
    })),
  );
  const clashes = screens.flatMap((first, index) =>
    screens.slice(index + 1).flatMap((second) => {
      const [own, other] = changed.has(first.remote.app) ? [first, second] : [second, first];
      return changed.has(own.remote.app) ? (clashOf(own, other, changed) ?? []) : [];
    }),
  );
  // Also of live remotes: the path of the provider comes from the configuration, which may be new.
  const reserved = screens.flatMap(
    (screen) =>
      reservedFault(screen, [paths.loginCallback, paths.authorize(config.identityProvider.path)]) ?? [],
  );
  return [...reserved, ...clashes];
}

function clashOf(own: Screen, other: Screen, changed: Set<string>) {
  const taken = shapesOf(other.address);
  if (!shapesOf(own.address).some((shape) => taken.includes(shape))) return null;
  const isSame = own.address === other.address;
  const whose = own.remote === other.remote ? 'itself' : inSentence(other.remote, changed);
  const found = isSame ? `is also that of ${other.module}` : `cannot be told from ${other.address}`;
  return `${declarationOf(own.remote)}: the address ${own.address} of ${own.module} ${found} of ${whose}.`;
}

function reservedFault({ remote, module, address }: Screen, reserved: string[]) {
  const sentence = `${declarationOf(remote)}: the address ${address} of ${module}`;
  const [, first = ''] = address.split('/');
  if (reservedFolders.includes(first)) return `${sentence} is reserved, as all below /${first}.`;
  const shapes = shapesOf(address);
  const met = reserved.find((path) => shapes.some((shape) => couldBe(shape, path)));
  if (met === undefined) return null;
  return address === met ? `${sentence} is reserved.` : `${sentence} could be ${met}, which is reserved.`;
}

function couldBe(shape: string, path: string) {
  const [parts, wanted] = [shape.split('/'), path.toLowerCase().split('/')];
  return (
    parts.length === wanted.length && parts.every((part, index) => part === ':' || part === wanted[index])
  );
}
