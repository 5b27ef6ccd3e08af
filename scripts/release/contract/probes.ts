import { slotProps, slotPropsDoor } from './propsGiven.ts';
import type { Contract } from './Contract.ts';

export type Remote = { federationName: string; contract: Contract };

export const probeStart = (host: Contract) => `
import type { ${slotProps} } from 'host/${host.doors[slotPropsDoor] ?? ''}';
import type { ExtractAtomArgs, ExtractAtomResult, ExtractAtomValue } from 'jotai';
import type { JSXElementConstructor } from 'react';
type PropsOf<C> = C extends JSXElementConstructor<infer Props> ? Props : never;
type MadeOf<C> = C extends abstract new (...args: infer Args) => unknown ? Args : never;
type Named<Module, Name extends string> = Module extends Record<Name, infer Value> ? Value : never;
`;

/** Modules of the remote that get props. */
export const screensOf = ({ federationName, contract }: Remote) =>
  Object.entries(contract.passes).flatMap(([expose, passings]) => {
    const file = contract.exposes[expose];
    return file
      ? passings.map((passing) => ({ module: `${federationName}/${expose}`, expose, file, passing }))
      : [];
  });

/** Exports of shared that the remote uses. */
export const namesOf = ({ uses, doors }: Contract) =>
  Object.entries(uses).flatMap(([door, names]) =>
    Object.entries(names).map(([name, { file: by, ways }]) => ({
      door,
      file: doors[door] ?? '',
      name,
      by,
      ways,
    })),
  );

export type Screen = ReturnType<typeof screensOf>[number];
export type Name = ReturnType<typeof namesOf>[number];

export const probeOfScreen = (
  app: string,
  index: number,
  { expose, file, passing }: Pick<Screen, 'expose' | 'file' | 'passing'>,
) => `
export type props${String(index)} = PropsOf<Named<typeof import('${app}/${file}'), '${expose}'>>;
export type passed${String(index)} = ${passing.props};`;

export const probeOfName = (app: string, index: number, { file, name }: Pick<Name, 'file' | 'name'>) =>
  ['host', app]
    .map((side) => {
      const type = `typeof import('${side}/${file}').${name}`;
      const own = side === 'host' ? 'host' : 'remote';
      return `
export type ${own}${String(index)} = ${type};
export type ${own}Made${String(index)} = MadeOf<${type}>;
export type ${own}Value${String(index)} = ExtractAtomValue<${type}>;
export type ${own}Args${String(index)} = ExtractAtomArgs<${type}>;
export type ${own}Result${String(index)} = ExtractAtomResult<${type}>;`;
    })
    .join('');
