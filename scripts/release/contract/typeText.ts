import ts from 'typescript';
import { partsOf } from './typeShapes.ts';

const longest = 120;

/** Type text with aliases expanded, so that the message shows the difference. */
export function typeText(checker: ts.TypeChecker, types: ts.Type[]) {
  const flags: ts.TypeFormatFlags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
  const parts = types.flatMap(partsOf).map((type) => checker.typeToString(type, undefined, flags));
  const text = parts.join(' | ').replace('false | true', 'boolean');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
