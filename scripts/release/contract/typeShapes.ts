import type ts from 'typescript';

export const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);
export const isFunction = (type: ts.Type) => type.getCallSignatures().length > 0;
export const isListed = (checker: ts.TypeChecker, type: ts.Type) =>
  checker.isArrayType(type) || checker.isTupleType(type);
