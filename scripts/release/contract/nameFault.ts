import ts from 'typescript';
import type { Way } from './Contract.ts';
import { differenceOf } from './differenceOf.ts';
import type { Disagreement } from './Disagreement.ts';
import type { Name } from './probes.ts';
import { hasFlag, partOf } from './propFaults.ts';

const { Any, Never, Void } = ts.TypeFlags;

/** Difference of an export of shared between the host's own copy and the one that the remote expects. */
export function nameFault(
  checker: ts.TypeChecker,
  { door, name, ways }: Name,
  typeOf: (part: string) => ts.Type,
  own: ts.Symbol | undefined,
): { fault: Omit<Disagreement, 'files'>; key: string } | null {
  const fault = (more: Partial<Disagreement>) => ({
    giver: 'host' as const,
    name,
    module: door,
    kind: 'type' as const,
    of: 'export' as const,
    at: '',
    given: '',
    taken: '',
    ...more,
  });
  if (!own || (own.flags & ts.SymbolFlags.Value) === 0)
    return { fault: fault({ kind: 'absent' }), key: name };
  if (hasFlag(typeOf('host'), Any) !== hasFlag(typeOf('remote'), Any))
    return { fault: fault({ kind: 'unreadable' }), key: name };

  const rows: [from: string, to: string, giver: 'host' | 'remote'][] = [];
  const isAtom = !hasFlag(typeOf('remoteValue'), Never);
  const has = (way: Way) => ways.includes(way) || ways.includes('whole');
  if (!isAtom || hasFlag(typeOf('hostValue'), Never)) {
    rows.push(['host', 'remote', 'host']);
    // The compiler compares what a class is made with in both directions, as in methods.
    const isMade = ['host', 'remote'].every((side) => !hasFlag(typeOf(`${side}Made`), Never));
    if (isMade) rows.push(['remoteMade', 'hostMade', 'remote']);
  } else {
    if (has('read')) rows.push(['hostValue', 'remoteValue', 'host']);
    const writes = has('write') && !hasFlag(typeOf('remoteArgs'), Never);
    if (writes && hasFlag(typeOf('hostArgs'), Never))
      return { fault: fault({ kind: 'readonly' }), key: name };
    // As of a function: who takes nothing back may be given anything.
    if (writes && !hasFlag(typeOf('remoteResult'), Void)) rows.push(['hostResult', 'remoteResult', 'host']);
    if (writes) rows.push(['remoteArgs', 'hostArgs', 'remote']);
  }
  for (const [from, to, giver] of rows) {
    const found = differenceOf(checker, typeOf(from), typeOf(to));
    if (!found) continue;
    if (found.given === found.taken && found.kind === 'type')
      return { fault: fault({ kind: 'other' }), key: name };
    const at = found.at.replace(/^\[\]\.?(\(\w*\)\.?)?/, '');
    return { fault: fault({ ...partOf(found, giver), at }), key: found.key };
  }
  return null;
}
