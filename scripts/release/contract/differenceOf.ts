import ts from 'typescript';
import { counterpart } from './counterpart.ts';
import { typeText } from './typeText.ts';
import { isFunction, isListed, partsOf } from './typeShapes.ts';
import type { Difference } from './Difference.ts';

/** Pairs that are being compared. */
type Within = [given: ts.Type, taken: ts.Type][];

/** The innermost difference between two types, for a message; null when the given one fits. */
export function differenceOf(
  checker: ts.TypeChecker,
  given: ts.Type,
  taken: ts.Type,
  at: string = '',
  within: Within = [],
): Difference | null {
  if (checker.isTypeAssignableTo(given, taken)) return null;
  // A type that holds itself differs elsewhere.
  if (within.some(([one, other]) => one === given && other === taken)) return null;
  const bad = partsOf(given).filter((one) => !checker.isTypeAssignableTo(one, taken));
  // Of a value and a function that creates it (an atom accepts both), the value gives the clearer message.
  const values = bad.filter((one) => !isFunction(one));
  const takes = partsOf(taken).filter((one) => values.length === 0 || !isFunction(one));
  const wholeDifference = (parts: ts.Type[]) => ({
    at,
    kind: 'type' as const,
    given: typeText(checker, parts),
    taken: typeText(checker, takes),
    isReversed: false,
    key: `${at}:${typeText(checker, parts)}:${typeText(checker, takes)}`,
  });
  const one = values[0] ?? bad[0];
  if (!one || within.length > 24) return wholeDifference([given]);
  if ((one.flags & ts.TypeFlags.Object) === 0) return wholeDifference(values.length > 0 ? values : bad);
  const { target, mark } = counterpart(checker, one, takes);
  if (target)
    return (
      inside(checker, one, target, { at, within: [...within, [given, taken], [one, target]] }) ??
      wholeDifference([one])
    );
  const whole = wholeDifference([one]);
  return mark ? { ...whole, at: below(at, mark.name), given: mark.given, taken: mark.taken } : whole;
}

function inside(
  checker: ts.TypeChecker,
  given: ts.Type,
  taken: ts.Type,
  { at, within }: { at: string; within: Within },
): Difference | null {
  if (isListed(checker, given) && isListed(checker, taken)) {
    const [a, b] = [given, taken].map((list) => checker.getTypeArguments(list as ts.TypeReference));
    for (const [index, from] of (a ?? []).entries()) {
      const to = b?.[index];
      const found = to && differenceOf(checker, from, to, `${at}[]`, within);
      if (found) return found;
    }
    return null;
  }
  const [ofGiven, ofTaken] = [given, taken].map((type) => argumentsOf(checker, type));
  if (ofGiven && ofTaken && given.symbol === taken.symbol)
    for (const [index, from] of ofGiven.entries()) {
      const to = ofTaken[index];
      const found = to && differenceOf(checker, from, to, at, within);
      if (found) return found;
    }
  const [each, eachTaken] = [given.getStringIndexType(), taken.getStringIndexType()];
  const found = each && eachTaken && differenceOf(checker, each, eachTaken, `${at}[]`, within);
  if (found) return found;

  const [call, expected] = [given.getCallSignatures(), taken.getCallSignatures()];
  if (call.length === 1 && expected.length === 1 && call[0] && expected[0])
    return insideCall(checker, call[0], expected[0], { at, within });

  let vague: Difference | null = null;
  for (const property of checker.getPropertiesOfType(taken)) {
    const { name } = property;
    const own = checker.getPropertyOfType(given, name);
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const inner = below(at, name);
    const { declarations: [declaration] = [] } = property;
    const key = `${declaration?.getSourceFile().fileName ?? ''}:${String(declaration?.pos)}:${name}`;
    const plain = { at: inner, given: '', taken: '', isReversed: false, key };
    if (!own && !isOptional) return { ...plain, kind: 'missing' };
    if (!own) continue;
    if ((own.flags & ts.SymbolFlags.Optional) !== 0 && !isOptional) return { ...plain, kind: 'optional' };
    const found = differenceOf(
      checker,
      checker.getTypeOfSymbol(own),
      checker.getTypeOfSymbol(property),
      inner,
      within,
    );
    if (!found) continue;
    const told = found.at === inner ? { ...found, key } : found;
    // Two types of one name say less than what differs in them.
    if (found.kind !== 'type' || found.given !== found.taken) return told;
    vague ??= told;
  }
  return vague;
}

/** Of a promise, a map and the like. */
const argumentsOf = (checker: ts.TypeChecker, type: ts.Type) =>
  ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0
    ? checker.getTypeArguments(type as ts.TypeReference)
    : undefined;

function insideCall(
  checker: ts.TypeChecker,
  given: ts.Signature,
  taken: ts.Signature,
  { at, within }: { at: string; within: Within },
): Difference | null {
  if (given.typeParameters ?? taken.typeParameters) return null;
  for (const [index, parameter] of given.parameters.entries()) {
    const own = taken.parameters[index];
    if (!own) continue;
    const type = (symbol: ts.Symbol) => checker.getTypeOfSymbol(symbol);
    const inner = `${at}(${parameter.name.startsWith('__') ? '' : parameter.name})`;
    const found = differenceOf(checker, type(own), type(parameter), inner, within);
    if (found) return { ...found, isReversed: !found.isReversed };
  }
  return differenceOf(checker, given.getReturnType(), taken.getReturnType(), `${at}()`, within);
}

const below = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);
