import ts from 'typescript';
import { isFunction } from './typeShapes.ts';

/** The union member that a type is compared with: the one with the same tag, or the only one; else an unknown tag. */
export function counterpart(
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
