import ts from 'typescript';
import { counterpart } from './counterpart.ts';
import { typeText } from './typeText.ts';
import { isFunction, isListed, partsOf } from './typeShapes.ts';
import type { Difference } from './Difference.ts';

/** The innermost difference between two types, for a message; null when the given one fits. */
export function differenceOf(
  checker: ts.TypeChecker,
  given: ts.Type,
  taken: ts.Type,
  at: string = '',
  depth: number = 0,
): Difference | null {
  if (checker.isTypeAssignableTo(given, taken)) return null;
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
  if (!one || depth > 12) return wholeDifference([given]);
  if ((one.flags & ts.TypeFlags.Object) === 0) return wholeDifference(values.length > 0 ? values : bad);
  const { target, mark } = counterpart(checker, one, takes);
  if (target) return inside(checker, one, target, { at, depth }) ?? wholeDifference([one]);
  const whole = wholeDifference([one]);
  return mark ? { ...whole, at: below(at, mark.name), given: mark.given, taken: mark.taken } : whole;
}

function inside(
  checker: ts.TypeChecker,
  given: ts.Type,
  taken: ts.Type,
  { at, depth }: { at: string; depth: number },
): Difference | null {
  if (isListed(checker, given) && isListed(checker, taken)) {
    const [a, b] = [given, taken].map((list) => checker.getTypeArguments(list as ts.TypeReference));
    for (const [index, from] of (a ?? []).entries()) {
      const to = b?.[index];
      const found = to && differenceOf(checker, from, to, `${at}[]`, depth + 1);
      if (found) return found;
    }
    return null;
  }
  const [call, expected] = [given.getCallSignatures(), taken.getCallSignatures()];
  if (call.length === 1 && expected.length === 1 && call[0] && expected[0])
    return insideCall(checker, call[0], expected[0], { at, depth });

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
      depth + 1,
    );
    if (found) return found.at === inner ? { ...found, key } : found;
  }
  return null;
}

function insideCall(
  checker: ts.TypeChecker,
  given: ts.Signature,
  taken: ts.Signature,
  { at, depth }: { at: string; depth: number },
): Difference | null {
  if (given.typeParameters ?? taken.typeParameters) return null;
  for (const [index, parameter] of given.parameters.entries()) {
    const own = taken.parameters[index];
    if (!own) continue;
    const type = (symbol: ts.Symbol) => checker.getTypeOfSymbol(symbol);
    const inner = `${at}(${parameter.name.startsWith('__') ? '' : parameter.name})`;
    const found = differenceOf(checker, type(own), type(parameter), inner, depth + 1);
    if (found) return { ...found, isReversed: !found.isReversed };
  }
  return differenceOf(checker, given.getReturnType(), taken.getReturnType(), `${at}()`, depth + 1);
}

const below = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);
