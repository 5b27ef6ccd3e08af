import ts from 'typescript';
import { differenceOf } from './differenceOf.ts';
import type { Difference } from './Difference.ts';
import type { Disagreement } from './Disagreement.ts';
import type { Screen } from './probes.ts';
import { slotProps, slotPropsDoor } from './propsGiven.ts';
import type { Contract } from './Contract.ts';

export const hasFlag = (type: ts.Type, flags: ts.TypeFlags) => (type.flags & flags) !== 0;
const { Any, Never, Unknown } = ts.TypeFlags;

/** Reserved by React. */
const notProps = new Set(['key', 'ref']);

/** Differences between the props that a module gets and those that it takes. */
export function propFaults(
  checker: ts.TypeChecker,
  host: Contract,
  { module, expose, file, passing }: Screen,
  { props, passed }: { props: ts.Type; passed: ts.Type },
): Disagreement[] {
  const isSlot = passing.props === slotProps;
  const fault = (more: Partial<Disagreement>) => ({
    giver: 'host' as const,
    files: { host: host.doors[slotPropsDoor] ?? '', remote: file },
    name: expose,
    module,
    kind: 'type' as const,
    of: isSlot ? ('slot' as const) : ('declaration' as const),
    at: '',
    given: '',
    taken: '',
    ...more,
  });
  if (hasFlag(props, Never)) return [fault({ kind: 'absent', of: 'declaration' })];
  if (hasFlag(passed, Any) || hasFlag(props, Any)) return [fault({ kind: 'unreadable' })];

  const given = checker.getPropertiesOfType(passed).filter(({ name }) => !notProps.has(name));
  const shapes = props.isUnion() ? props.types : hasFlag(props, Unknown) ? [] : [props];
  const isKnown = (name: string) =>
    shapes.some((shape) => checker.getPropertyOfType(shape, name) ?? shape.getStringIndexType());
  const unknown = given.filter(({ name }) => !isKnown(name)).map(({ name }) => name);
  const wanted = props.isUnion()
    ? []
    : checker
        .getPropertiesOfType(props)
        .filter(({ name, flags }) => (flags & ts.SymbolFlags.Optional) === 0 && !notProps.has(name))
        .map(({ name }) => name)
        .filter((name) => !given.some((one) => one.name === name));
  // A renamed prop appears once on each side.
  const renamed = unknown.slice(0, wanted.length).map((name, index) => ({ name, to: wanted[index] ?? '' }));
  const faults = [
    ...renamed.map(({ name, to }) => fault({ kind: 'renamed', at: name, taken: to })),
    // A host may give its slots more than the panels of today know.
    ...(isSlot ? [] : unknown.slice(renamed.length).map((at) => fault({ kind: 'unknown', at }))),
    ...wanted.slice(renamed.length).map((at) => fault({ kind: 'missing', at })),
    ...(props.isUnion()
      ? []
      : given.flatMap((own) => {
          const property = checker.getPropertyOfType(props, own.name);
          if (!property) return [];
          const isSometimes = (own.flags & ts.SymbolFlags.Optional) !== 0;
          if (isSometimes && (property.flags & ts.SymbolFlags.Optional) === 0)
            return fault({ kind: 'optional', at: own.name });
          const [from, to] = [checker.getTypeOfSymbol(own), checker.getTypeOfSymbol(property)];
          const found = differenceOf(checker, from, to, own.name);
          return found ? fault(partOf(found, 'host')) : [];
        })),
  ];
  if (faults.length > 0) return faults;
  const whole = differenceOf(checker, passed, props);
  return whole ? [fault(partOf(whole, 'host'))] : [];
}

/** @param giver whose type came first */
export function partOf({ at, kind, given, taken, isReversed }: Difference, giver: 'host' | 'remote') {
  const other = giver === 'host' ? ('remote' as const) : ('host' as const);
  return { at, kind, given, taken, giver: isReversed ? other : giver };
}
