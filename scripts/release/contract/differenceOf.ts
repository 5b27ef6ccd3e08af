import ts from 'typescript';

/**
 * Where what is given does not fit what is taken.
 *
 * @typedef {object} Difference
 * @property {string} at the way to it, `data.slug`; empty when it is the whole
 * @property {'type' | 'missing' | 'optional'} kind
 * @property {string} given the type as text, when it is a matter of types
 * @property {string} taken
 * @property {boolean} isReversed the one who takes the whole gives this part: it is what a function is called with
 * @property {string} key the same for two differences that are the same one
 */

/**
 * The innermost difference between two types, for people: the first that there is.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} given
 * @param {ts.Type} taken
 * @param {string} [at]
 * @param {number} [depth]
 * @returns {Difference | null} null when what is given fits
 */
export function differenceOf(checker, given, taken, at = '', depth = 0) {
  if (checker.isTypeAssignableTo(given, taken)) return null;
  const bad = partsOf(given).filter((one) => !checker.isTypeAssignableTo(one, taken));
  // Of a value or a function that makes it (an atom takes both), the value says it better.
  const values = bad.filter((one) => !isFunction(one));
  const takes = partsOf(taken).filter((one) => values.length === 0 || !isFunction(one));
  const wholly = (/** @type {ts.Type[]} */ parts) => ({
    at,
    kind: /** @type {const} */ ('type'),
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

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} given
 * @param {ts.Type} taken
 * @param {{ at: string, depth: number }} place
 * @returns {Difference | null}
 */
function inside(checker, given, taken, { at, depth }) {
  if (isListed(checker, given) && isListed(checker, taken)) {
    const [a, b] = [given, taken].map((list) =>
      checker.getTypeArguments(/** @type {ts.TypeReference} */ (list)),
    );
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

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Signature} given
 * @param {ts.Signature} taken
 * @param {{ at: string, depth: number }} place
 * @returns {Difference | null}
 */
function insideCall(checker, given, taken, { at, depth }) {
  if (given.typeParameters ?? taken.typeParameters) return null;
  for (const [index, parameter] of given.parameters.entries()) {
    const own = taken.parameters[index];
    if (!own) continue;
    const type = (/** @type {ts.Symbol} */ symbol) => checker.getTypeOfSymbol(symbol);
    const inner = `${at}(${parameter.name.startsWith('__') ? '' : parameter.name})`;
    const found = differenceOf(checker, type(own), type(parameter), inner, depth + 1);
    if (found) return { ...found, isReversed: !found.isReversed };
  }
  return differenceOf(checker, given.getReturnType(), taken.getReturnType(), `${at}()`, depth + 1);
}

/**
 * The part of a union that this type is meant to be: the one with the same mark, or the only one.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @param {ts.Type[]} parts
 * @returns {{ target?: ts.Type, mark?: { name: string, given: string, taken: string } }} a mark that no part has
 */
function counterpart(checker, type, parts) {
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

/** @param {ts.TypeChecker} checker @param {ts.Type} type @param {string} name @returns {string | null} */
function markOf(checker, type, name) {
  const property = checker.getPropertyOfType(type, name);
  const value = property && checker.getTypeOfSymbol(property);
  return value && (value.flags & ts.TypeFlags.Unit) !== 0 ? checker.typeToString(value) : null;
}

/** @param {string} at @param {string} name */
const below = (at, name) => (at === '' ? name : `${at}.${name}`);
/** @param {ts.Type} type */
const partsOf = (type) => (type.isUnion() ? type.types : [type]);
/** @param {ts.Type} type */
const isFunction = (type) => type.getCallSignatures().length > 0;
/** @param {ts.TypeChecker} checker @param {ts.Type} type */
const isListed = (checker, type) => checker.isArrayType(type) || checker.isTupleType(type);

const longest = 120;

/** A name stands for what the reader of a sentence needs to see, so each part is written out. @param {ts.TypeChecker} checker @param {ts.Type[]} types */
function textOf(checker, types) {
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
  const parts = types.flatMap(partsOf).map((type) => checker.typeToString(type, undefined, flags));
  const text = parts.join(' | ').replace('false | true', 'boolean');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
