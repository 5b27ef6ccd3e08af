import type { Release } from '../build/Release.ts';
import type { SetToCheck } from '../live/SetToCheck.ts';
import { declarationOf, inSentence } from './inSentence.ts';
import type { Role } from '@portal/shared/declaration';

const roles: Role[] = ['signedOut', 'callback', 'authorize'];

/** Every role of the sign-in is filled by exactly one remote. */
export function roleFaults({ next, changed, previousSets = [] }: SetToCheck): string[] {
  const fills = (role: Role) => (remote: Release) => remote.declaration?.roles?.[role] !== undefined;
  return roles.flatMap((role) => {
    const filling = next.filter(fills(role));
    const own = filling.find(({ app }) => changed.has(app));
    const other = filling.find((remote) => remote !== own);
    if (own && other)
      return `${declarationOf(own)}: fills the role "${role}", which ${inSentence(other, changed)} fills.`;
    if (filling.length > 0) return [];

    const former = previousSets.flat().find(fills(role));
    const left = next.find(({ app }) => app === former?.app && changed.has(app));
    if (left) return `${declarationOf(left)}: no longer fills the role "${role}", and no other remote does.`;
    const hasLost = [...changed].some((app) => !next.some((one) => one.app === app));
    return hasLost || changed.has('host')
      ? `No remote of the set fills the role "${role}": ship one with the host.`
      : [];
  });
}
