import { segmentsOf, type RemoteDeclaration } from '@portal/shared/declaration';
import { sortByKey } from './sortByKey.ts';
import type { Contract } from './Contract.ts';

/** Stands for the type of the host's own copy of shared, which grows without the remotes. */
export const slotProps = 'SlotProps';
export const slotPropsDoor = '@portal/shared/declaration';

/** Props that each declared module gets: the parameters of its address, those of every slot, or none. */
export function propsGiven({ screens = {}, slots = [], roles = {} }: RemoteDeclaration): Contract['passes'] {
  const given: [module: string, props: string][] = [
    ...Object.entries(screens).map(([name, { address }]): [string, string] => [name, paramsOf(address)]),
    ...slots.map(({ module }): [string, string] => [module, slotProps]),
    ...Object.values(roles).map((module): [string, string] => [module, '{}']),
  ];
  const passes: Contract['passes'] = {};
  for (const [module, props] of given) {
    const known = (passes[module] ??= []);
    if (!known.some((one) => one.props === props)) known.push({ props });
  }
  return sortByKey(passes);
}

function paramsOf(address: string) {
  const members = segmentsOf(address).flatMap((segment) =>
    'param' in segment ? `${segment.param}${segment.isOptional ? '?' : ''}: string` : [],
  );
  return members.length === 0 ? '{}' : `{ ${members.join('; ')} }`;
}
