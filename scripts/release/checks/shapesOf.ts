import { segmentsOf } from '@portal/shared/declaration';

/**
 * Shapes of the paths that an address can have, as `/reports` and `/reports/:` of `/reports/:slug?`. Of two addresses
 * with one shape neither is more literal than the other, so that nothing says which of them a path means.
 */
export function shapesOf(address: string): string[] {
  const segments = segmentsOf(address);
  const needed = segments.filter((segment) => 'literal' in segment || !segment.isOptional).length;
  const parts = segments.map((segment) => ('literal' in segment ? segment.literal.toLowerCase() : ':'));
  return parts.flatMap((_part, index) =>
    index + 1 < needed ? [] : [`/${parts.slice(0, index + 1).join('/')}`],
  );
}
