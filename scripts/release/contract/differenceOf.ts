import ts from 'typescript';

/** A difference between a given and a taken type. */
export interface Difference {
  /** path, such as `data.slug`; empty for the whole */
  at: string;
  kind: 'type' | 'missing' | 'optional';
  /** as text, when it is a matter of types */
  given: string;
  taken: string;
  /** inside a parameter: the side that takes the whole gives this part */
  isReversed: boolean;
  /** equal for equal differences */
  key: string;
}

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
  const wholly = (parts: ts.Type[]) => ({
    at,
    kind: 'type' as const,
    given: textOf(checker, parts),
    taken: textOf(checker, takes),
    isReversed: false,
    key: `${at}:${textOf(checker, parts)}:${textOf(checker, takes)}`,
  });
  const one = values[0] ?? bad[0];
  if (!one || depth > 12) return wholly([given]);
  if ((one.flags & ts.TypeFlags.Object) === 0) return wholly(values.length > 0 ? values : bad);
  const { target, mark } = counterpart(checker, one, takes);
  if (target) return inside(checker, one, target, { at, depth }) ?? wholly([one]);
  const whole = wholly([one]);
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

/** The union member that a type is compared with: the one with the same tag, or the only one; else an unknown tag. */
function counterpart(
  checker: ts.TypeChecker,
  type: ts.Type,
  parts: ts.Type[],
): { target?: ts.Type; mark?: { name: string; given: string; taken: string } } {
  const alike = parts.filter(
    (part) => (part.flags & ts.TypeFlags.Object) !== 0 && isFunction(part) === isFunction(type),
  );
  if (alike.length <= 1) return alike[0] ? { target: alike[0] } : {};
  for (const { name } of checker.getPropertiesOfType(type)) {
    const own = markOf(checker, type, name);
    const marks = alike.map((part) => markOf(checker, part, name));
    if (own === null || marks.includes(null)) continue;
    const target = alike[marks.indexOf(own)];
    return target ? { target } : { mark: { name, given: own, taken: [...new Set(marks)].join(' | ') } };
  }
  return {};
}

function markOf(checker: ts.TypeChecker, type: ts.Type, name: string): string | null {
  const property = checker.getPropertyOfType(type, name);
  const value = property && checker.getTypeOfSymbol(property);
  return value && (value.flags & ts.TypeFlags.Unit) !== 0 ? checker.typeToString(value) : null;
}

const below = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);
const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);
const isFunction = (type: ts.Type) => type.getCallSignatures().length > 0;
const isListed = (checker: ts.TypeChecker, type: ts.Type) =>
  checker.isArrayType(type) || checker.isTupleType(type);

const longest = 120;

/** Type text with aliases expanded, so that the message shows the difference. */
function textOf(checker: ts.TypeChecker, types: ts.Type[]) {
  const flags: ts.TypeFormatFlags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
  const parts = types.flatMap(partsOf).map((type) => checker.typeToString(type, undefined, flags));
  const text = parts.join(' | ').replace('false | true', 'boolean');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
